import type { Lang } from '@takt/model';

/** One cell: what is read first, and in smaller letters below it what else it is called. */
export interface PrintoutCell {
  readonly words: string;
  readonly below: string;
}
export interface PrintoutColumnHead {
  readonly label: string;
  readonly right: boolean;
  /** As wide as what stands in it, whatever room there is. */
  readonly fixed?: true;
  /** Empty and framed, to write into. */
  readonly box: boolean;
}
export interface PrintoutTable {
  readonly columns: readonly PrintoutColumnHead[];
  readonly rows: readonly (readonly PrintoutCell[])[];
  /** Sums under the columns, empty where there is none; null without any. */
  readonly totals: readonly string[] | null;
}
export type LabelledValue = readonly [label: string, value: string];

/** All that stands on a paper, in words of one language. */
export interface PrintoutContent {
  readonly lang: Lang;
  readonly landscape: boolean;
  readonly title: string;
  readonly number: string;
  readonly state: string;
  /** Stands across every page; null without one. */
  readonly watermark: string | null;
  readonly company: string;
  readonly site: readonly string[];
  readonly parties: readonly { readonly label: string; readonly name: string; readonly lines: readonly string[] }[];
  readonly facts: readonly LabelledValue[];
  readonly table: PrintoutTable | null;
  readonly sums: readonly LabelledValue[];
  readonly texts: readonly LabelledValue[];
  readonly signatures: readonly string[];
  readonly foot: string;
}
