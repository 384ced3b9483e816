import type { HistoryEntry } from './history-entry.ts';
import type { Text } from './text.ts';

/** What is looked for among the changes of a company's data. */
export interface ChangesRequest {
  readonly entity: string | null;
  readonly action: string | null;
  readonly user: string | null;
  /** Days, both included. */
  readonly from: string | null;
  readonly to: string | null;
  /** A document's number, what names a row of the entity, or the row's id. */
  readonly row: string | null;
  /** Changed among others; a field of the entity, or one of its tables of lines. */
  readonly field: string | null;
}
/** A change, with the row it happened to. */
export interface DataChange extends HistoryEntry {
  readonly id: string;
  readonly entity: string;
  readonly rowId: string;
  readonly requestId: string;
}
export interface ChangesPage {
  readonly list: readonly DataChange[];
  /** What the rows are called that the changes speak of, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** Where the next page goes on; null at the end. */
  readonly next: string | null;
}

/** How far the history is sealed. */
export interface SealState {
  readonly seals: number;
  readonly rows: number;
  readonly lastAt: string | null;
  /** Written since the last seal. */
  readonly waiting: number;
}
/** Something about the history that is not as it was sealed. */
export interface SealFinding {
  readonly kind: 'changed' | 'deleted' | 'inserted' | 'reordered' | 'seal' | 'gap' | 'copy';
  readonly seal: number | null;
  readonly row: string | null;
  readonly text: Text;
}
/** One step of a verification: what it found, and from where the next one goes on; null at the end. */
export interface Verified {
  readonly findings: readonly SealFinding[];
  readonly rows: number;
  readonly next: number | null;
}
