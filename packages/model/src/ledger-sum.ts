/**
 * What a quantity tells of the stock ledger: how much its document has posted from one end to another, less what it took back; of a
 * quantity in a line, for that line alone. `at` is what it left at an end: what came there less what went on. An end is a place
 * outside or a status of stock by name, or `inside` or `outside` for any of them. An invariant holds the figure to the ledger.
 */
export type LedgerSum = { readonly from?: string; readonly to?: string } | { readonly at: string };
