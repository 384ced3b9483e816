import { actionWay, type AnyDocument, defaults, type Entity, isDocument, problems, refusal, type Tables } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { fieldChanges, type LineChanges, lineChanges, lineHistory, linesAfter } from './changes.ts';
import { customFields, customProblems } from './custom-fields.ts';
import { remember } from './history.ts';
import { incoming, type Incoming } from './incoming.ts';
import { load, type Row } from './load.ts';
import { demandLiving, demandNoCircle } from './references.ts';
import { demandScope } from './scopes.ts';
import { deleteLines, insertLines, insertRow, updateLine, updateRow } from './write.ts';

export interface Saved {
  readonly id: string;
  readonly version: number;
  readonly number?: string;
}
export interface SaveOptions {
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
  return given.id === null
    ? create(ctx, registry, entity, given, options)
    : change(ctx, registry, entity, given, given.id, options);
}

const demand = (ctx: Ctx, permission: string): void => {
  if (!ctx.actor.can(permission)) throw Refused.of('permission');
};
const asking = (ctx: Ctx) => ({ now: ctx.clock, actor: ctx.actor, input: {} });

function changesOf(ctx: Ctx, entity: Entity<any, any>, given: Incoming, row: Row | null): Record<string, LineChanges> {
  const tables = Object.entries(entity.details as Tables).map(([detail, table]) => [
    detail,
    lineChanges(entity, detail, given.lines, row, defaults(table.fields, { now: ctx.clock })),
  ]);
  return Object.fromEntries(tables.filter(([, changes]) => changes !== null));
}

/** Field problems, the tenant's own fields, then cross-field rules; warnings pass once accepted. */
async function demandSound(
  ctx: Ctx,
  entity: Entity<any, any>,
  after: Readonly<Record<string, unknown>>,
  ext: Readonly<Record<string, unknown>>,
  accepted: readonly string[],
): Promise<void> {
  const custom = await customFields(ctx, entity);
  const found = [...problems(entity, after, { now: ctx.clock }), ...customProblems(custom, ext)];
  const blocking = found.filter((problem) => problem.level === 'error' || !accepted.includes(problem.rule ?? problem.at));
  const [first] = blocking;
  if (!first) return;
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
  demand(ctx, `${entity.id}.create`);
  const id = newId();
  const values = { ...defaults(entity.fields, { now: ctx.clock }), ...given.values };
  const lines = changesOf(ctx, entity, given, null);
  const after = {
    ...values,
    id,
    ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, linesAfter(null, name, lines[name] ?? null)])),
  };
  await Promise.all([
    demandSound(ctx, entity, after, given.ext ?? {}, options.accepted ?? []),
    demandLiving(ctx, registry, entity, values, lines),
  ]);
  demandScope(ctx, entity, after, 'new');
  const document = isDocument(entity) ? await newDocument(ctx, entity, after, options) : null;
  await Promise.all([
    insertRow(ctx, entity, values, given.ext ?? {}, { id, ...document }),
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
    vendorId: vendorOf(entity, after),
  });
  await registry.saved(ctx, entity.id, id);
  ctx.emit(`${entity.id}.create`, id, { id });
  return { id, version: 1, ...(document && { number: document.number }) };
}

/** The number and first state of a new document, once its `create` guards agree. */
async function newDocument(ctx: Ctx, entity: AnyDocument, after: Readonly<Record<string, unknown>>, options: SaveOptions) {
  if (entity.actions['create']) {
    const no = refusal(entity, 'create', { ...after, status: entity.initial }, asking(ctx));
    if (no) throw new Refused(no);
  }
  const number = options.number ?? (await ctx.numbers(entity.number, 1))[0] ?? '';
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
  if (!isDocument(entity)) demand(ctx, `${entity.id}.edit`);
  const row = await load(ctx, registry, entity, id);
  if (given.version !== row.version) throw Refused.of('stale');
  const lines = changesOf(ctx, entity, given, row);
  const changed = fieldChanges(row, given.values);
  const headerTouched = Object.keys(changed).length > 0 || given.ext !== null;
  if (isDocument(entity)) demandEditable(ctx, entity, row, headerTouched, lines, options.operation ?? 'edit');
  const after = {
    ...row,
    ...given.values,
    ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, linesAfter(row, name, lines[name] ?? null)])),
  };
  const ext = { ...(row['ext'] as Record<string, unknown>), ...given.ext };
  await Promise.all([
    demandSound(ctx, entity, after, ext, options.accepted ?? []),
    demandLiving(
      ctx,
      registry,
      entity,
      Object.fromEntries(Object.entries(changed).map(([name, [, value]]) => [name, value])),
      lines,
    ),
    demandNoCircle(ctx, entity, id, changed),
  ]);
  demandScope(ctx, entity, after);
  const version = row.version + 1;
  await Promise.all([
    updateRow(ctx, entity, id, Object.fromEntries(Object.keys(changed).map((name) => [name, given.values[name]])), {
      version,
      ...(given.ext && { ext }),
    }),
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
      ...(given.ext && { ext: fieldChanges(row['ext'] as Record<string, unknown>, ext) }),
      ...Object.fromEntries(Object.entries(lines).map(([name, one]) => [name, lineHistory(one)])),
    },
    vendorId: vendorOf(entity, after),
  });
  await registry.saved(ctx, entity.id, id);
  ctx.emit(`${entity.id}.edit`, id, { id });
  return { id, version, ...(isDocument(entity) && { number: String(row['number']) }) };
}

/** Asks each edit-like action this save amounts to: the one clicked, and those of the lines it touches. */
function demandEditable(
  ctx: Ctx,
  entity: AnyDocument,
  row: Row,
  headerTouched: boolean,
  lines: Record<string, LineChanges>,
  operation: string,
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
    const no = refusal(entity, entity.actions[name] ? name : 'edit', row as Row & { status: string }, asking(ctx));
    if (no) throw new Refused(no);
  }
}

/** The supplier a row belongs to, for its history. */
export const vendorOf = (entity: Entity<any, any>, row: Readonly<Record<string, unknown>>): string | null => {
  const field = entity.scopes.vendor;
  return field ? ((row[field] as string | undefined) ?? null) : null;
};
