import { type Field, type Kind, snake } from '@takt/model';

export interface Column {
  readonly type: string;
  readonly notNull: boolean;
  readonly default?: string;
  readonly check?: string;
  readonly was?: string;
  readonly holds?: 'entity' | 'right';
}

const text = (field: Field): string => `varchar(${field.options.length ?? 200})`;
const numeric = (field: Field): string => `numeric(24,${field.options.scale ?? 6})`;

/** The column type of each field kind; computed fields have none. */
const types: Readonly<Record<Exclude<Kind, 'computed'>, (field: Field) => string>> = {
  text,
  code: text,
  richtext: () => 'text',
  integer: () => 'bigint',
  decimal: numeric,
  money: numeric,
  quantity: numeric,
  date: () => 'date',
  datetime: () => 'timestamptz',
  time: () => 'time',
  flag: () => 'varchar(1)',
  flagYN: () => 'varchar(1)',
  choice: () => 'varchar(40)',
  dictionary: () => 'varchar(40)',
  ref: () => 'uuid',
  user: () => 'uuid',
  department: () => 'uuid',
  file: () => 'uuid',
  image: () => 'uuid',
  refs: () => 'uuid[]',
  files: () => 'uuid[]',
  json: () => 'jsonb',
};

const REFERENCES: readonly Kind[] = ['ref', 'user', 'department', 'file', 'image'];

/** `vendor` → `vendor_id` for what points at another row, else the snake-case name. */
export const columnName = (name: string, field: Field): string => snake(name) + (REFERENCES.includes(field.kind) ? '_id' : '');

export const columnType = (field: Field): string | null => (field.kind === 'computed' ? null : types[field.kind](field));

const checks: Partial<Record<Kind, string>> = { flag: "in ('1','0')", flagYN: "in ('Y','N')" };

export function columnOf(name: string, field: Field): Column | null {
  const type = columnType(field);
  if (!type) return null;
  const check = checks[field.kind];
  const fallback = constant(field);
  return {
    type,
    notNull: field.required,
    ...(fallback !== undefined && { default: fallback }),
    ...(check && { check: `${columnName(name, field)} ${check}` }),
    ...(field.options.was && { was: columnName(field.options.was, field) }),
    ...(field.options.holds && { holds: field.options.holds }),
  };
}

/** A required column added to a table with rows needs a value for them. */
function constant(field: Field): string | undefined {
  const { default: value } = field.options;
  if (field.kind === 'refs' || field.kind === 'files') return "'{}'";
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string' && value !== 'now' && value !== 'today') return `'${value.replaceAll("'", "''")}'`;
  return undefined;
}
