/** A note is the supplier's own paper until the goods are here: they write it, publish it and take it back. */
export const NOTE_BY_SUPPLIER = [
  'create',
  'import',
  'save',
  'edit',
  'delete',
  'addLine',
  'editLine',
  'deleteLine',
  'bindLabel',
  'publish',
  'withdraw',
  'cancelShip',
  'close',
  'print',
] as const;
