import type { Text } from './text.ts';

/**
 * What a paper is made of, said beside the document it is printed from. Fields are named as the definition has them; `part.unit.name`
 * is one of what the field refers to. Who may not see a field has a paper without it.
 */
export interface Printout {
  /** Its name among the papers of its document. */
  readonly name: string;
  readonly label: Text;
  /** The plant whose name and address stand below the company's. */
  readonly site?: string;
  /** Whom the paper concerns, with address and contact. */
  readonly parties?: readonly PrintoutParty[];
  readonly facts?: readonly string[];
  readonly lines?: PrintoutLines;
  /** Amounts of the whole, below the lines, the last of them the largest. */
  readonly sums?: readonly string[];
  /** Text over the whole width, below the lines. */
  readonly texts?: readonly string[];
  /** Who signs, each with room for name and date. */
  readonly signatures?: readonly Text[];
  /** For columns that need it. */
  readonly landscape?: true;
  /** What the document must be for this paper. */
  readonly needs?: readonly PrintoutNeed[];
}
/** Judged as the guards of actions are. */
interface PrintoutNeed {
  readonly id: string;
  readonly must: (row: any, at: any) => boolean;
  readonly else: Text;
  readonly unblock?: Text;
}
interface PrintoutParty {
  readonly label: Text;
  /** The reference that names it; of several, the first that has an address gives that. */
  readonly of: string | readonly [string, ...string[]];
  /** Which address, where the party has several; a field of the document may stand in for it. */
  readonly address?: string;
}
interface PrintoutLines {
  /** The table of the document they come from. */
  readonly of: string;
  readonly columns: readonly (string | PrintoutColumn)[];
  /** Fields by whose words they are ordered; as in the document when absent. */
  readonly order?: readonly string[];
  /** Which of them; all when absent. */
  readonly where?: (line: any) => boolean;
  /** What adds up besides, because the definition itself says what it is in: kilograms, packages. */
  readonly totals?: readonly string[];
  /** Empty lines for what is found besides. */
  readonly spare?: number;
}
/** What a quantity is in, by its name; beside the quantity. */
export const unitColumn = (field = 'unit.name'): PrintoutColumn => ({ field, label: ['单位', 'Unit'] });

/** A column under another head, or without a field: a box to write into. */
export interface PrintoutColumn {
  readonly field?: string;
  readonly label: Text;
}
