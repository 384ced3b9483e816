import { type Entity, type Fields, isDocument, snake, type Tables } from '@takt/model';
import { type Client, keyField, type Reply, type SampleRow } from '@takt/testing';
import { readSheet } from '../sheets.ts';
import type { Answer, Ask, Expected, Fact, Facts } from './rights-oracle.ts';
import { NOWHERE } from './rights-requests.ts';
import type { Member } from './rights-world.ts';

type Definition = Entity<any, any>;

/** What came back, in the words of the oracle where it has some. */
export interface Observed {
  readonly answer: Answer | `${number} ${string}`;
  /** What was answered beside that, for the report of a difference. */
  readonly raw: string;
  /** Whether something was written. */
  readonly done: boolean;
  readonly version?: number;
  readonly ids?: ReadonlySet<string>;
  readonly names?: ReadonlySet<string>;
}

/** Sends a request as the browser does, and says what came back in the words of the oracle. */
export async function send(facts: Facts, who: Member, ask: Ask): Promise<Observed> {
  const { client } = who;
  const entity = facts.definitions.get(ask.entity);
  if (!entity) throw new Error(`no definition ${ask.entity}`);
  const fact = 'id' in ask ? facts.rows.get(ask.entity)?.find(({ id }) => id === ask.id) : undefined;
  switch (ask.kind) {
    case 'list': {
      const fields = ask.field === null ? {} : { _fields: [ask.field] };
      const sort = ask.sortBy === null ? {} : { multipleSort: [{ field: ask.sortBy, asc: true }] };
      const reply = await client.page<SampleRow>(entity.id, { paging: { size: 500 }, ...fields, ...sort });
      const list = reply.data?.list ?? [];
      const miscounted = reply.httpStatus === 200 && reply.data.total !== list.length;
      return {
        ...observed(reply),
        ...(miscounted && { answer: `200 counts ${reply.data.total}` }),
        ids: idsIn(list),
        names: new Set(list.flatMap((row) => namesIn(row))),
      };
    }
    case 'options': {
      const reply = await client.options(entity.id);
      return { ...observed(reply), ids: new Set((reply.data ?? []).map(({ value }) => value)) };
    }
    case 'one': {
      const reply = await client.one<SampleRow>(entity.id, ask.id);
      const row = reply.data ?? {};
      return { ...observed(reply), ids: idsIn([row]), names: new Set(namesIn(row)) };
    }
    case 'history': {
      const reply = await client.history(entity.id, ask.id);
      return { ...observed(reply), names: new Set((reply.data ?? []).flatMap(({ changes }) => namesInHistory(changes))) };
    }
    case 'export':
      return exported(facts, who, entity);
    default:
      return written(await write(client, entity, ask, fact), ask);
  }
}

/** Keeps the facts abreast of what was done. */
export function note({ rows }: Facts, ask: Ask, { done, version }: Observed): void {
  const fact = 'id' in ask && done ? rows.get(ask.entity)?.find(({ id }) => id === ask.id) : undefined;
  if (!fact) return;
  if (ask.kind === 'delete') Object.assign(fact, { deleted: true, version: fact.version + 1 });
  if (ask.kind === 'change') fact.version = version ?? fact.version;
}

async function write(client: Client, entity: Definition, ask: Ask, fact: Fact | undefined): Promise<Reply> {
  const target = { id: 'id' in ask ? ask.id : '', version: fact?.version ?? 1 };
  if (ask.kind === 'delete') return client.delete(entity.id, [{ ...target, ...(ask.stale && { version: 999_999 }) }]);
  // An answer no dialog asks for: rights are judged before it, and nothing is done after it.
  if (ask.kind === 'action') {
    const rows = ask.several ? [target, { ...target, id: NOWHERE }] : [target];
    return client.act(entity.id, ask.action, rows, { input: { nothing: 'asks for this' } });
  }
  if (ask.kind !== 'create' && ask.kind !== 'change') throw new Error(`${ask.kind} writes nothing`);
  const same = fact?.values[snake(ask.field ?? '')] ?? null;
  const value = ask.kind === 'create' ? 'x'.repeat(100_000) : ask.nonsense ? {} : same;
  return client.save(entity.id, {
    ...(ask.kind === 'change' && target),
    ...(ask.field !== null && { [ask.field]: value }),
  });
}

const UNKNOWN = ['field.unknown', 'fields', 'filter', 'sort'];
function observed({ httpStatus, error, raw }: Pick<Reply, 'httpStatus' | 'error' | 'raw'>): Observed {
  const code = error?.code ?? '';
  const said = { raw: raw.slice(0, 300), done: httpStatus === 200 };
  if (httpStatus === 200) return { ...said, answer: 'answered' };
  if (httpStatus === 403 && code === 'permission') return { ...said, answer: 'no right' };
  if (httpStatus === 403 && code === 'scope') return { ...said, answer: 'out of scope' };
  if (httpStatus === 404) return { ...said, answer: 'not found' };
  if (httpStatus === 422 && UNKNOWN.includes(code)) return { ...said, answer: 'unknown field' };
  return { ...said, answer: `${httpStatus} ${code}` };
}
/** Of a write: what no right refuses is let through, to be done or to be refused by the business. */
function written(reply: Reply, { kind }: Ask): Observed {
  const seen = observed(reply);
  const refused = seen.answer === 'unknown field' && kind !== 'action';
  const through = [200, 409, 422].includes(reply.httpStatus) && !refused;
  return { ...seen, ...(through && { answer: 'let through' }), version: reply.data?.version };
}

async function exported({ rows }: Facts, { client, company }: Member, entity: Definition): Promise<Observed> {
  const { httpStatus, bytes, reply } = await client.fetch(`/${entity.id.split('.')[0]}/ai/export`, {
    _entity: entity.id,
    lang: 'zh',
  });
  const answer = observed({ httpStatus, error: reply?.error ?? null, raw: reply?.raw ?? '' });
  if (httpStatus !== 200) return answer;
  const sheet = await readSheet(bytes);
  const key = keyField(entity);
  const heading = isDocument(entity) ? sheet.headings[0] : entity.fields[key].label[0];
  const cells = new Set(sheet.rows.map((row) => String(row[heading ?? ''])));
  // Rows that share what they are called are looked for in lists alone.
  const readable =
    isDocument(entity) || (['text', 'code'].includes(entity.fields[key].kind) && entity.fields[key].options.unique);
  const found = (rows.get(entity.id) ?? []).filter(
    (fact) => fact.company === company && cells.has(String(fact.values[snake(key)])),
  );
  const names = new Set([
    ...inSheet(sheet.headings, '', entity.fields),
    ...Object.entries(entity.details as Tables).flatMap(([table, { label, fields }]) => {
      const lines = inSheet(sheet.headings, `${label[0]}.`, fields).map((name) => `${table}.${name}`);
      return lines.length > 0 ? [table, ...lines] : [];
    }),
  ]);
  return { ...answer, names, ...(readable && { ids: new Set(found.map(({ id }) => id)) }) };
}

const inSheet = (headings: readonly string[], prefix: string, fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, { label }]) => (headings.includes(prefix + label[0]) ? [name] : []));

const idsIn = (list: readonly SampleRow[]): ReadonlySet<string> => new Set(list.flatMap(({ id }) => (id ? [id] : [])));
/** Names in a row, those of lines behind their table; a field the company added counts where it has a value. */
const namesIn = (row: SampleRow): string[] =>
  Object.entries(row).flatMap(([name, value]) => {
    if (name === 'ext') return Object.keys(value).length > 0 ? ['ext'] : [];
    return [name, ...linesIn(value).flatMap((line) => Object.keys(line).map((inside) => `${name}.${inside}`))];
  });
const namesInHistory = (changes: SampleRow): string[] =>
  Object.entries(changes).flatMap(([name, value]) => [
    name,
    ...linesIn(value).flatMap((line) =>
      Object.keys({ ...line, ...line['changes'], ...line['before'] }).map((inside) => `${name}.${inside}`),
    ),
  ]);
const linesIn = (value: unknown): readonly SampleRow[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'object' && line !== null) : [];

/** In what an answer differs from what was expected; null where it does not. */
export function difference(wanted: Expected, got: Observed): string | null {
  if (wanted.answer !== got.answer) return `expected ${wanted.answer}, got ${got.answer} (${got.raw})`;
  const parts = [
    ...(wanted.ids && got.ids ? [...unlike('rows', wanted.ids, got.ids)] : []),
    ...(wanted.names && got.names && got.ids?.size !== 0
      ? [...unlike('fields', withoutLines(wanted.names, got.names), got.names)]
      : []),
    ...[...(wanted.hidden ?? [])].filter((name) => got.names?.has(name)).map((name) => `shows ${name}, which is hidden`),
  ];
  return parts.length > 0 ? parts.join('; ') : null;
}
function* unlike(what: string, wanted: ReadonlySet<string>, got: ReadonlySet<string>): Generator<string> {
  const [missing, surplus] = [wanted.difference(got), got.difference(wanted)];
  if (missing.size > 0) yield `${what} missing: ${[...missing].slice(0, 5).join(', ')}`;
  if (surplus.size > 0) yield `${what} too many: ${[...surplus].slice(0, 5).join(', ')}`;
}
/** A table without lines says nothing about their fields. */
const withoutLines = (wanted: ReadonlySet<string>, got: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...wanted].filter((path) => !path.includes('.') || got.has(`${path.split('.')[0]}.id`)));
