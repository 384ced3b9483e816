import { diff, type Snapshot } from '@takt/engine/host';

/** What the definitions ask for, in the baseline: after the engine's own tables, before what definitions do not say. */
const BASELINE = '0006_definitions.sql';
const FROM_DEFINITIONS = '-- Generated from the definitions by `npm run gen`';

interface Schema {
  /** The snapshot of the last release and of what was generated since; empty before the first release. */
  readonly released: string;
  readonly after: Snapshot;
  /** Files there are. */
  readonly there: readonly string[];
  readonly name: string;
}

/** Files of the schema by name: until the first release the one baseline, afterwards the next migration with its snapshot. */
export function schemaFiles({ released, after, there, name }: Schema): Readonly<Record<string, string>> {
  if (released === '') return { [BASELINE]: `${FROM_DEFINITIONS}.\n\n${diff({}, after).join('\n')}\n` };
  const statements = diff(JSON.parse(released) as Snapshot, after);
  const numbers = there.flatMap((file) => (/^\d{4}_/.test(file) ? [Number(file.slice(0, 4))] : []));
  const next = String(Math.max(0, ...numbers) + 1).padStart(4, '0');
  return {
    ...(statements.length > 0 && {
      [`${next}_${name}.sql`]: `${FROM_DEFINITIONS}; review before committing.\n\n${statements.join('\n')}\n`,
    }),
    'snapshot.json': snapshotText(after),
  };
}

/** `was` has done its work once the rename is in a migration; a snapshot keeps the new name only. */
export const snapshotText = (snapshot: Snapshot): string =>
  `${JSON.stringify(snapshot, (key, value) => (key === 'was' || key === 'formers' ? undefined : value), 1)}\n`;
