import {
  actionWay,
  type AnyDocument,
  type GuardContext,
  type CompanyClock,
  defaults,
  type Entity,
  guardContext,
  isDocument,
  type Moment,
  momentOf,
  type Problem,
  problems,
  refusal,
  type Tables,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { demandRight, Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { companyClock } from '../settings/company-clock.ts';
import { fieldChanges, type LineChanges, lineChanges, lineHistory, linesAfter } from './changes.ts';
import { demandNotClaimed } from './claimed.ts';
import { initialCustomValues, customProblems, loadCustomFields, storedCustomValues } from './custom-fields.ts';
import { keepDue } from './due.ts';
import { demandSomeEdit } from './edit-right.ts';
import { remember } from './history.ts';
import { incoming, type Incoming } from './incoming.ts';
import { listProblems } from './listed.ts';
import { load } from './load.ts';
import { demandNotPending } from './not-pending.ts';
import { noteChange } from './note-change.ts';
import type { Row } from './row.ts';
import { nextNumbers } from './numbering.ts';
import { demandLiving, demandNoCircle } from './references.ts';
import { demandScope } from './scopes.ts';
import { takenIn } from './taken.ts';
import { deleteLines, insertLines, insertRow, updateLine, updateRow } from './write.ts';

export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly number?: string;
}
interface SaveOptions {
  /** The edit-like action the person clicked; its sentence is the one they get. */
  readonly operation?: string;
  /** Warnings the person has seen and accepted. */
  readonly accepted?: readonly string[];
  /** A number already taken for it, by an import that took many at once. */
  readonly number?: string;
}

/** Creates or changes a row with its lines: permission, version, state, rules, write, history. The one way in. */
export async function save(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  sent: unknown,
  options: SaveOptions = {},
): Promise<Saved> {
  const given = incoming(entity, sent);
  const saving =
    given.id === null ? create(ctx, registry, entity, given, options) : change(ctx, registry, entity, given, given.id, options);
  return saving.catch((error: unknown) => {
    throw takenIn(entity, error) ?? error;
  });
}

function changesOf(at: Moment, entity: Entity<any, any>, given: Incoming, row: Row | null): Record<string, LineChanges> {
  const tables = Object.entries(entity.details as Tables).map(([detail, table]) => [
    detail,
    lineChanges(entity, detail, given.lines, row, defaults(table.fields, at)),
  ]);
  return Object.fromEntries(tables.filter(([, changes]) => changes !== null));
}

/** The lines a new row begins with. */
export const newLines = (at: Moment, entity: Entity<any, any>, given: Incoming): Record<string, LineChanges> =>
  changesOf(at, entity, given, null);

type Values = Readonly<Record<string, unknown>>;
interface SaveRequest {
  readonly at: Moment;
  readonly after: Values;
  readonly given: Values | null;
  /** What the tenant's own fields held; null for a new row. */
  readonly before: Values | null;
  /** Values chosen that no list offers. */
  readonly listed: Promise<readonly Problem[]>;
  readonly accepted: readonly string[];
}

/**
 * The tenant's own fields as they will be, once the row is sound: field problems, the own fields, values no list offers,
 * then cross-field rules; warnings pass once accepted.
 */
async function soundOwn(ctx: Ctx, entity: Entity<any, any>, asked: SaveRequest): Promise<Values> {
  const { at, after, given, before, listed, accepted } = asked;
  const [own, unlisted] = await Promise.all([loadCustomFields(ctx, entity), listed]);
  const ext = { ...(before ?? initialCustomValues(own, at)), ...storedCustomValues(own, given ?? {}) };
  const found = [...problems(entity, after, at), ...customProblems(own, ext, before), ...unlisted];
  const blocking = found.filter((problem) => problem.level === 'error' || !accepted.includes(problem.rule ?? problem.at));
  const [first] = blocking;
  if (!first) return ext;
  throw new Refused(
    { code: first.rule ?? 'validation', text: first.text, level: first.level === 'warn' ? 'confirm' : 'error' },
    { problems: blocking },
  );
}

async function create(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  given: Incoming,
  options: SaveOptions,
): Promise<Saved> {
  demandRight(ctx.actor, `${entity.id}.create`);
  const id = newId();
  const clock = await companyClock(ctx, registry, entity);
  const at = momentOf(clock, entity, given.values);
  const values = { ...defaults(entity.fields, at), ...given.values };
  const lines = newLines(at, entity, given);
  const after = {
    ...values,
    id,
    ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, linesAfter(null, name, lines[name] ?? null)])),
  };
  const { accepted = [] } = options;
  const listed = listProblems(ctx, registry, entity, values, lines);
  const [ext] = await Promise.all([
    soundOwn(ctx, entity, { at: momentOf(clock, entity, after), after, given: given.ext, before: null, listed, accepted }),
    demandLiving(ctx, registry, entity, values, lines),
  ]);
  await demandScope(ctx, entity, after, 'new');
  const document = isDocument(entity) ? await newDocument(ctx, registry, clock, entity, after, options) : null;
  await Promise.all([
    insertRow(ctx, entity, values, ext, { id, ...document }),
    ...Object.entries(lines).map(([detail, { added }]) => insertLines(ctx, entity, detail, id, added)),
  ]);
  remember(ctx, entity, {
    rowId: id,
    action: 'create',
    toStatus: document?.status ?? null,
    changes: {
      ...fieldChanges({}, values),
      ...Object.fromEntries(Object.entries(lines).map(([name, one]) => [name, lineHistory(one)])),
    },
    vendorId: vendorOf(entity, after, isDocument(entity) ? entity.initial : null),
  });
  if (isDocument(entity)) await Promise.all(keepDue(ctx, entity, id, { from: null, to: entity.initial }));
  await registry.saved(ctx, entity.id, { id, before: null, after });
  noteChange(ctx, entity, { ...after, createdBy: ctx.actor.userId });
  ctx.emit(`${entity.id}.create`, id, { id });
  return { id, version: 1, ...(document && { number: document.number }) };
}

/** Asks the guards of a document's `create`. */
export function demandBegun({ actor }: Ctx, clock: CompanyClock, entity: AnyDocument, after: Values): void {
  if (!entity.actions['create']) return;
  const row = { ...after, status: entity.initial };
  const no = refusal(entity, 'create', row, guardContext(clock, { actor, entity, row }));
  if (no) throw new Refused(no);
}

/** The number and first state of a new document, once its `create` guards agree. */
async function newDocument(
  ctx: Ctx,
  registry: Registry,
  clock: CompanyClock,
  entity: AnyDocument,
  after: Readonly<Record<string, unknown>>,
  options: SaveOptions,
) {
  demandBegun(ctx, clock, entity, after);
  const number = options.number ?? (await nextNumbers(ctx, registry, entity, [after]))[0] ?? '';
  return { number, status: entity.states[entity.initial]?.code ?? '' };
}

async function change(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  given: Incoming,
  id: string,
  options: SaveOptions,
): Promise<Saved> {
  demandSomeEdit(ctx, entity);
  const row = await load(ctx, registry, entity, id);
  if (given.version !== row.version) throw Refused.of('stale');
  const clock = await companyClock(ctx, registry, entity);
  const lines = changesOf(momentOf(clock, entity, row), entity, given, row);
  const changed = fieldChanges(row, given.values);
  const newly = Object.fromEntries(Object.entries(changed).map(([name, [, value]]) => [name, value]));
  const headerTouched = Object.keys(changed).length > 0 || given.ext !== null;
  if (isDocument(entity)) {
    demandEditable(guardContext(clock, { actor: ctx.actor, entity, row }), entity, row, headerTouched, lines, options.operation);
    await demandNotClaimed(ctx, registry, entity, 'edit', row);
    demandNotPending(ctx, entity, 'edit', row);
  }
  const after = {
    ...row,
    ...given.values,
    ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, linesAfter(row, name, lines[name] ?? null)])),
  };
  const before = row['ext'] as Values;
  const { accepted = [] } = options;
  const listed = listProblems(ctx, registry, entity, newly, lines);
  const [ext] = await Promise.all([
    soundOwn(ctx, entity, { at: momentOf(clock, entity, after), after, given: given.ext, before, listed, accepted }),
    demandLiving(ctx, registry, entity, newly, lines),
  ]);
  // Afterwards: a rule of the entity's own about its parent has the better words.
  await demandNoCircle(ctx, entity, id, changed);
  // As it was as well: nobody makes theirs by their own hand what they only see.
  await demandScope(ctx, entity, row);
  await demandScope(ctx, entity, after);
  const version = row.version + 1;
  await Promise.all([
    updateRow(ctx, entity, id, newly, { version, ...(given.ext && { ext }) }),
    ...Object.entries(lines).flatMap(([detail, { added, edited, removed }]) => [
      deleteLines(
        ctx,
        entity,
        detail,
        removed.map((line) => line.id),
      ),
      ...edited.map((line) => updateLine(ctx, entity, detail, line)),
      insertLines(ctx, entity, detail, id, added),
    ]),
  ]);
  remember(ctx, entity, {
    rowId: id,
    action: 'edit',
    changes: {
      ...changed,
      ...(given.ext && { ext: fieldChanges(before, ext) }),
      ...Object.fromEntries(Object.entries(lines).map(([name, one]) => [name, lineHistory(one)])),
    },
    vendorId: vendorOf(entity, after, String(row['status'])),
  });
  const status = String(row['status']);
  if (isDocument(entity)) await Promise.all(keepDue(ctx, entity, id, { from: status, to: status }));
  await registry.saved(ctx, entity.id, { id, before: row, after });
  noteChange(ctx, entity, row, after);
  ctx.emit(`${entity.id}.edit`, id, { id });
  return { id, version, ...(isDocument(entity) && { number: String(row['number']) }) };
}

/** Asks each edit-like action this save amounts to: the one clicked, and those of the lines it touches. */
function demandEditable(
  at: GuardContext,
  entity: AnyDocument,
  row: Row,
  headerTouched: boolean,
  lines: Record<string, LineChanges>,
  operation = 'edit',
): void {
  const parts = Object.values(lines);
  const touched = (pick: (changes: LineChanges) => readonly unknown[]) => parts.some((one) => pick(one).length > 0);
  const ofLines = [
    ...(touched((one) => one.added) ? ['addLine'] : []),
    ...(touched((one) => one.edited) ? ['editLine'] : []),
    ...(touched((one) => one.removed) ? ['deleteLine'] : []),
  ];
  // Only an edit-like action can be what the person clicked; any other name would let its rights stand for those of editing.
  const clicked = actionWay(operation) === 'edit' && Object.hasOwn(entity.actions, operation) ? operation : 'edit';
  const ofHeader = clicked !== 'edit' || headerTouched || ofLines.length === 0 ? [clicked] : [];
  const wanted = [...ofHeader, ...ofLines];
  for (const name of wanted) {
    const action = Object.hasOwn(entity.actions, name) ? name : 'edit';
    // What nobody ever edits says so to those who might have the right; others learn that they have none.
    if (!Object.hasOwn(entity.actions, action)) demandRight(at.actor, `${entity.id}.${action}`);
    const no = refusal(entity, action, row as Row & { status: string }, at);
    if (no) throw new Refused(no);
  }
}

/** The supplier a row belongs to, for its history; nobody's in a state in which suppliers do not see the document. */
export const vendorOf = (
  entity: Entity<any, any>,
  row: Readonly<Record<string, unknown>>,
  state: string | null,
): string | null => {
  if (state !== null && isDocument(entity) && entity.supplierSide?.unseenIn?.includes(state)) return null;
  const field = entity.scopes.vendor;
  return field ? ((row[field] as string | undefined) ?? null) : null;
};
