/**
 * What happens to a document that is still in a state when its time is over. Of the names only those of fields and actions are
 * known to the compiler: whole fields would cost it more than all the rest of a definition.
 */
export interface Due<Name extends string = string, Act extends string = string> {
  /** A moment of the row, or a day that is over at its end. */
  readonly at: Name;
  /** What the engine then does by itself; where guards refuse it, people are told why. */
  readonly action?: Act;
  /** The parameter of the company without which the action is not done. */
  readonly onlyIf?: string;
  /** The supplier's people (`supplier`), a person the row names, or one its master data names (`vendor.buyer`). */
  readonly tells?: readonly string[];
}
export type Dues = Readonly<Record<string, Due>>;
