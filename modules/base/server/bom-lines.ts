/**
 * The lines of one version, in their order. The order names the index, and `offset 0` keeps them apart from what they are
 * joined to: in the transaction that imports them no statistics know of them yet, and a planner left to itself reads the
 * lines of every version.
 */
export const linesOf = (version: string, holding = 'true'): string =>
  `select * from base_bom_version_lines l where l.parent_id = ${version} and ${holding} order by l.parent_id, l.position offset 0`;
