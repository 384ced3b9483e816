import type { Entity, Tables } from '@takt/model';
import { newId } from '../db/ids.ts';
import { refuse } from '../refused.ts';
import type { Incoming } from './incoming.ts';
import type { Row } from './row.ts';
import type { Line } from './write.ts';

export interface LineChanges {
  readonly added: readonly Line[];
  readonly edited: readonly (Line & { readonly before: Readonly<Record<string, unknown>> })[];
  readonly removed: readonly { readonly id: string; readonly before: Readonly<Record<string, unknown>> }[];
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** Field → [before, after] for the fields that differ. */
export const fieldChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, [unknown, unknown]> =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => !same(before[name], value))
      .map(([name, value]) => [name, [before[name] ?? null, value ?? null]]),
  );

/** What happens to the lines of one table: matched by id, in the order sent. */
export function lineChanges(
  entity: Entity<any, any>,
  detail: string,
  sent: Incoming['lines'],
  row: Row | null,
  blankLine: Readonly<Record<string, unknown>>,
): LineChanges | null {
  const lines = sent[detail];
  if (!lines) return null;
  const table = (entity.details as Tables)[detail] as Tables[string];
  const existing = new Map(
    ((row?.[detail] ?? []) as readonly (Record<string, unknown> & { id: string; position: number })[]).map((line) => [
      line.id,
      line,
    ]),
  );
  const added: Line[] = [];
  const edited: (Line & { before: Record<string, unknown> })[] = [];
  lines.forEach(({ id, ...values }, index) => {
    const before = id === null ? undefined : existing.get(id);
    if (id !== null && !before)
      refuse('lines', ['明细已被他人修改，请刷新后重试', 'The lines were changed by someone else; refresh and try again']);
    if (!before) added.push({ id: newId(), position: index + 1, values: { ...blankLine, ...values } });
    else {
      existing.delete(before.id);
      const changed = Object.keys(fieldChanges(before, values)).some((name) => Object.hasOwn(table.fields, name));
      if (changed || before.position !== index + 1) edited.push({ id: before.id, position: index + 1, values, before });
    }
  });
  return { added, edited, removed: [...existing.values()].map((before) => ({ id: before.id, before })) };
}

/** Lines as they will be, for rules and guards. */
export const linesAfter = (
  row: Row | null,
  detail: string,
  changes: LineChanges | null,
): readonly Readonly<Record<string, unknown>>[] => {
  const before = (row?.[detail] ?? []) as readonly (Record<string, unknown> & { id: string; position: number })[];
  if (!changes) return before;
  const gone = new Set(changes.removed.map((line) => line.id));
  const edits = new Map(changes.edited.map((line) => [line.id, line]));
  return [
    ...before
      .filter((line) => !gone.has(line.id))
      .map((line) => ({ ...line, ...edits.get(line.id)?.values, position: edits.get(line.id)?.position ?? line.position })),
    ...changes.added.map((line) => ({ ...line.values, id: line.id, position: line.position })),
  ].toSorted((a, b) => a.position - b.position);
};

/** The lines' part of a history entry. */
export const lineHistory = (changes: LineChanges): Readonly<Record<string, unknown>>[] => [
  ...changes.added.map((line) => ({ id: line.id, op: 'add', changes: fieldChanges({}, line.values) })),
  ...changes.edited.map((line) => ({ id: line.id, op: 'edit', changes: fieldChanges(line.before, line.values) })),
  ...changes.removed.map((line) => ({ id: line.id, op: 'delete', before: line.before })),
];
