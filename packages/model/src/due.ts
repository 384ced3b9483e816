import type { Fields } from './fields/index.ts';

/** Who is told: the supplier's people, a person the row names, or one its master data names (`vendor.buyer`). */
type Recipient<F extends Fields> = 'supplier' | 'createdBy' | (keyof F & string) | `${keyof F & string}.${string}`;

/** What happens to a document that is still in a state when its time is over. */
export interface Due<F extends Fields = Fields, A extends string = string> {
  /** A moment of the row, or so many hours after the state was entered, as the row says. */
  readonly at: (keyof F & string) | { readonly hours: keyof F & string };
  /** What the engine then does by itself; where guards refuse it, people are told why. */
  readonly action?: A;
  /** The parameter of the company without which the action is not done. */
  readonly onlyIf?: string;
  readonly tells?: readonly Recipient<F>[];
}
export type Dues = Readonly<Record<string, Due>>;
