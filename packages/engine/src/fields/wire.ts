import type { Field, Kind } from '@takt/model';

type Expression = (column: string) => string;
const asIs: Expression = (column) => column;
const text: Expression = (column) => `${column}::text`;
const exact: Expression = (column) => `trim_scale(${column})::text`;
// Every transaction uses ISO dates in the company's zone: the first 19 characters are `yyyy-MM-dd HH:mm:ss`.
const moment: Expression = (column) => `left(${column}::text, 19)`;

/** How each kind leaves the database: the SQL expression whose JSON is the wire value. */
const expressions: Readonly<Record<Exclude<Kind, 'computed'>, Expression>> = {
  text: asIs,
  code: asIs,
  richtext: asIs,
  integer: asIs,
  decimal: exact,
  money: exact,
  quantity: exact,
  date: text,
  datetime: moment,
  time: text,
  flag: asIs,
  flagYN: asIs,
  choice: asIs,
  dictionary: asIs,
  ref: asIs,
  user: asIs,
  department: asIs,
  file: asIs,
  image: asIs,
  refs: asIs,
  files: asIs,
  json: asIs,
};

export const wireOf = (field: Field, column: string): string =>
  field.kind === 'computed' ? column : expressions[field.kind](column);

/** The same for a computed expression, by the type it declares. */
export function wireOfComputed(field: Field, expression: string): string {
  const { type } = field.options;
  if (type === 'decimal' || type === 'money') return `coalesce(${exact(`(${expression})::numeric`)}, '0')`;
  if (type === 'integer') return `coalesce((${expression})::bigint, 0)`;
  if (type === 'flag') return `case when (${expression}) then '1' else '0' end`;
  return type === 'datetime' ? moment(`(${expression})`) : `(${expression})::text`;
}
