import {
  type Action,
  type AnyDocument,
  type GuardContext,
  cautions,
  type Field,
  type Fields,
  isPendingAction,
  isQueueAction,
  NOTHING_PENDING,
  type PendingAction,
  pendingOf,
  queueChange,
  refusal,
  type Refusal,
  RELEASE_PENDING,
  storedIn,
  tableName,
  target,
  type Text,
  valueProblem,
  words,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { columnName } from '../fields/columns.ts';
import { demandRight, refuse, Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { keepDue } from '../records/due.ts';
import { fieldChanges } from '../records/changes.ts';
import { demandNotClaimed } from '../records/claimed.ts';
import { remember } from '../records/history.ts';
import { tidy } from '../records/incoming.ts';
import { load } from '../records/load.ts';
import { demandNotPending } from '../records/not-pending.ts';
import { noteChange } from '../records/note-change.ts';
import type { Row } from '../records/row.ts';
import { vendorOf } from '../records/save.ts';
import { demandScope } from '../records/scopes.ts';
import { askGuards } from '../settings/company-clock.ts';
import { updateRow } from '../records/write.ts';
import type { ActRequest, ActResult } from './act-request.ts';
import { markLinks } from './links.ts';
import { holdAction } from './hold-action.ts';
import { writes } from './writes.ts';

const NO_REQUESTER: Text = [
  '提请人的账号已停用，请退回后由他人重新提请',
  'The account that asked for it is disabled; send it back and let somebody else ask',
];

/** Runs one action: lock, ask, do, move. The caller opened the transaction; any throw undoes all of it. */
export async function act(ctx: Ctx, registry: Registry, doc: AnyDocument, name: string, asked: ActRequest): Promise<ActResult> {
  // A claim changes nothing of what is above, and whoever takes the next one holds the part already.
  if (!isQueueAction(doc, name)) await holdAbove(ctx, doc, asked.id);
  const action = doc.actions[name] as Action | undefined;
  // Whoever may not do it at all learns nothing about what they sent, not even whether it is there.
  if (action) demandRight(ctx.actor, `${doc.id}.${name}`);
  const row = (await load(ctx, registry, doc, asked.id)) as Row & { readonly status: string };
  if (asked.version !== null && row.version !== asked.version) throw Refused.of('stale');
  if (!action?.shared) await demandScope(ctx, doc, row);
  if (!asked.bySystem) {
    await demandNotClaimed(ctx, registry, doc, name, row);
    demandNotPending(ctx, doc, name, row);
  }
  const input = readInput(action?.input ?? {}, asked.input, (right) => ctx.actor.can(`${doc.id}.${right}`));
  const at = await askGuards(ctx, registry, { entity: doc, row, input });
  demandAllowed(doc, name, row, at, asked);
  const why = asked.bySystem || asked.unhooked ? null : await registry.whyHold(ctx, doc, name, row);
  if (why) return holdAction(ctx, doc, row, { action: name, input, accepted: asked.accepted }, why);

  const set = writes(doc.fields, action ?? {}, at);
  const effect = registry.effect(doc.id, name);
  if (effect && Object.keys(set).length > 0) await updateRow(ctx, doc, asked.id, set);
  await effect?.(ctx, { ...row, ...set }, input, registry.documents);

  const to = target(doc, name, row, at);
  const code = doc.states[to]?.code ?? '';
  const moves = to !== row.status;
  const claim = queueChange(doc, name, input, ctx.actor.userId) ?? {};
  const pending = pendingOf(doc, row);
  const written = Promise.all([
    updateRow(
      ctx,
      doc,
      asked.id,
      { ...(!effect && set), ...claim, ...(pending && NOTHING_PENDING) },
      { ...(moves && { status: code }), version: row.version + 1 },
    ),
    ...(moves && (doc.states[to]?.final || doc.states[row.status]?.final)
      ? [markLinks(ctx, asked.id, !doc.states[to]?.final)]
      : []),
    ...keepDue(ctx, doc, asked.id, { from: row.status, to }),
  ]);
  // The commit waits for these writes; only a caller who may go on after a failure has to wait here.
  if (asked.stepwise) await written;
  else written.catch(() => undefined);
  remember(ctx, doc, {
    rowId: asked.id,
    action: name,
    fromStatus: doc.states[row.status]?.code ?? null,
    toStatus: code,
    changes: { ...forEverybody(action ?? {}, input), ...fieldChanges(row, { ...set, ...claim }) },
    reason: typeof input['reason'] === 'string' ? input['reason'] : null,
    vendorId: isOurs(doc, name) ? null : vendorOf(doc, row, to),
  });
  const number = String(row['number']);
  noteChange(ctx, doc, row, { ...row, ...set, status: to });
  ctx.emit(`${doc.id}.${name}`, asked.id, { id: asked.id, number, from: row.status, to, ...requester(pending, row) });
  if (name === RELEASE_PENDING && pending) {
    await written;
    return doReleased(ctx, registry, doc, row, { ...pending, accepted: [...pending.accepted, ...asked.accepted] });
  }
  return { id: asked.id, number, version: row.version + 1, status: code };
}

/** What was said about a release is not for suppliers, nor what a definition keeps from them. */
const isOurs = (doc: AnyDocument, name: string): boolean =>
  isPendingAction(doc, name) ||
  Object.values<Field>(doc.actions[name]?.input ?? {}).some(({ options }) => options.hiddenFromSuppliers);

/** What some may not see stands where it is kept from them, not in the history; what a field keeps is told as its change. */
function forEverybody(action: Pick<Action, 'input' | 'stores'>, input: Readonly<Record<string, unknown>>) {
  const kept = storedIn(action);
  const told = ([name]: readonly [string, unknown]): boolean =>
    action.input?.[name]?.options.right === undefined && !Object.hasOwn(kept, name);
  return Object.fromEntries(Object.entries(input).filter(told));
}

const requester = (pending: PendingAction | null, row: Row) => pending && { requestedBy: row['pendingBy'] };

/** Does what was released as whoever asked for it, with the rights they have by now, and judges it again. */
async function doReleased(ctx: Ctx, registry: Registry, doc: AnyDocument, row: Row, pending: PendingAction): Promise<ActResult> {
  const person = await registry.person(ctx, String(row['pendingBy']));
  if (!person) refuse(`${doc.id}.${RELEASE_PENDING}.requester`, NO_REQUESTER);
  const { action, input, accepted } = pending;
  return act({ ...ctx, actor: person }, registry, doc, action, { id: row.id, version: null, input, accepted, unhooked: true });
}

/**
 * Waits for the document this one is part of. Its own actions hold it before they come to its parts; parts that held themselves
 * first would meet it half-way, each waiting for the other.
 */
async function holdAbove(ctx: Ctx, doc: AnyDocument, id: string): Promise<void> {
  const field = doc.partOf === null ? undefined : doc.fields[doc.partOf];
  if (!field?.options.to || doc.partOf === null) return;
  const above = `select t.${columnName(doc.partOf, field)} from app.${tableName(doc.id)} t where t.id = $1`;
  const text = `select 1 from app.${tableName(field.options.to)} where id = (${above}) for update`;
  await ctx.sql.run({ text, values: [id] });
}

function demandAllowed(
  doc: AnyDocument,
  name: string,
  row: Row & { readonly status: string },
  at: GuardContext,
  asked: ActRequest,
): void {
  if ((doc.actions[name] as Action | undefined)?.system && !asked.bySystem) {
    throw new Refused({ code: `${doc.id}.${name}.system`, text: words.systemOnly, level: 'error' }, { status: 403 });
  }
  const no = refusal(doc, name, row, at);
  if (no) throw new Refused(no);
  // Nobody is there to answer what the engine does by itself.
  if (asked.bySystem) return;
  const open = cautions(doc, name, row, at).filter((one: Refusal) => !asked.accepted.includes(one.code));
  const [first] = open;
  if (first)
    throw new Refused(
      { ...first, level: 'confirm' },
      { status: 409, problems: open.map((one) => ({ at: one.code, text: one.text, level: 'warn' as const })) },
    );
}

/** The dialog's answers, checked like any form; what the dialog does not ask, or not of this person, is refused. */
function readInput(
  fields: Fields,
  sent: Readonly<Record<string, unknown>>,
  can: (right: string) => boolean,
): Readonly<Record<string, unknown>> {
  const tidied = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, tidy(kind, sent[name] ?? null)]));
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const text = valueProblem(field, tidied[name] ?? null);
    return text ? [{ at: name, text, level: 'error' as const }] : [];
  });
  const surplus = Object.entries(sent).find(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const right = field?.options.right;
    return !field || (right !== undefined && value !== null && !can(right));
  })?.[0];
  const [first] = found;
  if (first) throw new Refused({ code: 'validation', text: first.text, level: 'error' }, { problems: found });
  if (surplus !== undefined)
    throw new Refused({ code: 'field.unknown', text: [`未知字段：${surplus}`, `Unknown field: ${surplus}`], level: 'error' });
  return tidied;
}
