import {
  addDecimal,
  CUSTOM_FIELDS,
  type Entity,
  type Field,
  type Fields,
  fill,
  isDecimal,
  isDocument,
  type Kind,
  MAKERS,
  type Tables,
  words,
} from '@takt/model';
import { refuse } from '../refused.ts';

type Values = Readonly<Record<string, unknown>>;
export interface Incoming {
  readonly id: string | null;
  readonly version: number | null;
  readonly values: Values;
  readonly ext: Values | null;
  /** Lines per detail table; a table the client left out is left alone. */
  readonly lines: Readonly<Record<string, readonly (Values & { readonly id: string | null })[]>>;
}

const STAMPS = [
  'id',
  'version',
  'createdBy',
  'createdAt',
  'updatedBy',
  'updatedAt',
  'position',
  'linkedCount',
  'openLinkedCount',
  MAKERS,
];
const HEADER = [...STAMPS, 'number', 'status', 'ext'];

const isWritten = ({ kind, options }: Field): boolean => kind !== 'computed' && !options.readonly;

/** What a person may write of what was sent. Known but not theirs to write is ignored; unknown is refused. */
function writable(fields: Fields, sent: Values, others: readonly string[], where: string): Values {
  const taken: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(sent)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field && isWritten(field)) taken[name] = tidy(field.kind, value);
    else if (!field && !others.includes(name) && !(name.endsWith('Label') && Object.hasOwn(fields, name.slice(0, -5)))) {
      refuse('field.unknown', fill(words.unknownField, { field: where + name }));
    }
  }
  return taken;
}

/** One way of writing each value: no spaces around text, no idle zeros, seconds always there. Empty text is no value. */
export const tidy = (kind: Kind, value: unknown): unknown => {
  if (typeof value !== 'string') return value === undefined ? null : value;
  const text = value.trim();
  if (text === '') return null;
  if (['decimal', 'money', 'quantity'].includes(kind) && isDecimal(text)) return addDecimal(text, '0');
  return (kind === 'time' && text.length === 5) || (kind === 'datetime' && text.length === 16) ? `${text}:00` : text;
};

/** Tables whose lines people write. Those of the product's own making are read with the row, and ignored when they come back. */
const writtenTables = (entity: Entity<any, any>): readonly (readonly [string, Fields])[] =>
  Object.entries(entity.details as Tables).flatMap(([name, { fields }]) =>
    Object.values(fields).some(isWritten) ? [[name, fields] as const] : [],
  );

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a submitted row with its lines against the definition. */
export function incoming(entity: Entity<any, any>, sent: unknown): Incoming {
  if (!isRecord(sent)) return refuse('row', ['请检查表单填写内容', 'Please check the form']);
  const lines = writtenTables(entity).flatMap(([name, fields]) => {
    const rows = sent[name];
    if (rows === undefined || rows === null) return [];
    if (!Array.isArray(rows) || rows.length > 5000) return refuse('lines', ['明细格式不正确', 'The lines have a wrong format']);
    return [[name, rows.map((row, index) => lineOf(fields, row, `${name}.${index}.`))] as const];
  });
  const ext = isRecord(sent['ext']) ? sent['ext'] : null;
  const [hidden] = entity.hidden.includes(CUSTOM_FIELDS) ? Object.keys(ext ?? {}) : [];
  if (hidden !== undefined) refuse('field.unknown', fill(words.unknownField, { field: hidden }));
  return {
    id: typeof sent['id'] === 'string' && sent['id'] !== '' ? sent['id'] : null,
    version: typeof sent['version'] === 'number' ? sent['version'] : null,
    values: writable(
      entity.fields,
      sent,
      [...(isDocument(entity) ? HEADER : [...STAMPS, 'ext']), ...Object.keys(entity.details)],
      '',
    ),
    ext,
    lines: Object.fromEntries(lines),
  };
}

function lineOf(fields: Fields, row: unknown, where: string): Values & { readonly id: string | null } {
  if (!isRecord(row)) return refuse('lines', ['明细格式不正确', 'The lines have a wrong format']);
  return { ...writable(fields, row, STAMPS, where), id: typeof row['id'] === 'string' && row['id'] !== '' ? row['id'] : null };
}
