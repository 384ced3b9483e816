import { type RowCommandCall, rowCommandLabel } from './row-command.ts';
import { type Action, actionLabel, isDocument, type State } from './document.ts';
import type { Entity, Tables } from './entity.ts';
import { choice, type Field, type Fields } from './fields/index.ts';
import type { Text } from './text.ts';
import { verbs } from './words.ts';
import { storedIn } from './writes.ts';

/** One thing that happened to a row, as the history has it. */
export interface HistoryEntry {
  readonly id: string | number;
  readonly action: string;
  readonly fromStatus: string | null;
  readonly toStatus: string | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly reason: string | null;
  readonly userId: string | null;
  /** Who it was, where the server says so. */
  readonly userName?: Text | null;
  readonly at: string;
}

/** One field that changed. */
export interface Diff {
  readonly name: string;
  readonly field: Field;
  readonly before: unknown;
  readonly after: unknown;
  /** Entered in a dialog or with a new row: there was nothing before. */
  readonly fresh: boolean;
}
/** What changed in one place: the header, or one line of a table with what became of it. */
export interface Change {
  readonly key: string;
  readonly place: Text | null;
  readonly diffs: readonly Diff[];
}
export interface Entry {
  readonly id: string;
  readonly at: string;
  readonly userId: string | null;
  readonly userName: Text | null;
  readonly title: Text;
  readonly move: { readonly from: State | null; readonly to: State } | null;
  readonly reason: string | null;
  readonly changes: readonly Change[];
}

const isPair = (value: unknown): value is readonly [unknown, unknown] => Array.isArray(value) && value.length === 2;
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const empty = (value: unknown): boolean => value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function pairs(fields: Fields, changes: Readonly<Record<string, unknown>>): Diff[] {
  return Object.entries(changes).flatMap(([name, pair]) => {
    const field = fields[name];
    if (!field || !isPair(pair) || (empty(pair[0]) && empty(pair[1]))) return [];
    return [{ name, field, before: pair[0], after: pair[1], fresh: empty(pair[0]) }];
  });
}

const LINE_WORDS: Readonly<Record<string, Text>> = {
  add: ['新增', 'added'],
  edit: ['修改', 'changed'],
  delete: ['删除', 'deleted'],
};

/** The changes to the lines of one table; a deleted line shows what it held. */
function lineChanges(table: { readonly label: Text; readonly fields: Fields }, changes: readonly unknown[]): Change[] {
  return changes.filter(isRecord).map((line) => {
    const op = String(line['op']);
    const done = LINE_WORDS[op] ?? [op, op];
    const before = isRecord(line['before']) ? line['before'] : {};
    const gone = Object.fromEntries(Object.keys(table.fields).map((name) => [name, [before[name], null]]));
    return {
      key: String(line['id']),
      place: [`${table.label[0]} ${done[0]}`, `${table.label[1]} ${done[1]}`],
      diffs: pairs(table.fields, isRecord(line['changes']) ? line['changes'] : gone),
    };
  });
}

/** What was entered in the dialog of an action; what a field of its name keeps is told as that field's change. */
const entered = (action: Action, input: Readonly<Record<string, unknown>>): Diff[] => {
  const kept = storedIn(action);
  return Object.entries(action.input ?? {}).flatMap(([name, field]) =>
    name === 'reason' || empty(input[name]) || (kept[name] === name && isPair(input[name]))
      ? []
      : [{ name, field, before: null, after: input[name], fresh: true }],
  );
};

/** Beside what changed, the history says by which way it came where that was no sign-in. No field can have this name. */
export const CAME_BY = '@way';
const way = choice('提交方式', 'Sent by', { link: ['邮件中的链接', 'A link in a mail'] });
const cameBy = (changes: Readonly<Record<string, unknown>>): Diff[] =>
  changes[CAME_BY] === undefined ? [] : [{ name: CAME_BY, field: way, before: null, after: changes[CAME_BY], fresh: true }];

const stateOf = (entity: Entity, code: string | null): State | null =>
  isDocument(entity) ? (Object.values<State>(entity.states).find((state) => state.code === code) ?? null) : null;

/** A record's history in the words of its definition and of the commands that act on it. */
export function entryOf(entity: Entity, happened: HistoryEntry, rowCommands: readonly RowCommandCall[] = []): Entry {
  const { id, action, changes, fromStatus, toStatus, userId, userName = null, reason, at } = happened;
  const details = entity.details as Tables;
  const own = isDocument(entity) ? (entity.actions[action] as Action | undefined) : undefined;
  const to = stateOf(entity, toStatus);
  const title: Text =
    rowCommandLabel(rowCommands, action) ??
    (isDocument(entity) ? actionLabel(entity, action) : (verbs[action] ?? [action, action]));
  const header = [...pairs(entity.fields, changes), ...(own ? entered(own, changes) : []), ...cameBy(changes)];
  const lines = Object.entries(details).flatMap(([name, table]) =>
    Array.isArray(changes[name]) ? lineChanges(table, changes[name] as readonly unknown[]) : [],
  );
  return {
    id: String(id),
    at,
    userId,
    userName,
    title,
    reason,
    changes: [{ key: 'header', place: null, diffs: header }, ...lines].filter(({ diffs }) => diffs.length > 0),
    move: to && fromStatus !== toStatus ? { from: stateOf(entity, fromStatus), to } : null,
  };
}

/** Which rows of which entities a history speaks of, so that their names can be asked for. */
export function mentioned(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const { field, before, after } of entries.flatMap(({ changes }) => changes.flatMap(({ diffs }) => diffs))) {
    const { to } = field.options;
    if (to === undefined) continue;
    const ids = [before, after].flat().filter((id): id is string => typeof id === 'string');
    found.set(to, new Set([...(found.get(to) ?? []), ...ids]));
  }
  return new Map([...found].map(([entity, ids]) => [entity, [...ids].toSorted()]));
}
