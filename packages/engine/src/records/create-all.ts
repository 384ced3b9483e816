import {
  type CompanyClock,
  defaults,
  type Entity,
  type Fields,
  isDocument,
  momentOf,
  type Problem,
  problems,
  type Tables,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { newId } from '../db/ids.ts';
import { demandRight, Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';
import { companyClock } from '../settings/company-clock.ts';
import { fieldChanges, type LineChanges, lineHistory, linesAfter } from './changes.ts';
import { initialCustomValues, customProblems, type CustomFields, loadCustomFields, storedCustomValues } from './custom-fields.ts';
import { keepDue } from './due.ts';
import { remember } from './history.ts';
import { incoming } from './incoming.ts';
import { listProblems } from './listed.ts';
import { nextNumbers } from './numbering.ts';
import { noteChange } from './note-change.ts';
import { demandLiving } from './references.ts';
import { demandBegun, newLines, vendorOf } from './save.ts';
import { demandScope } from './scopes.ts';
import { insertLinesOf, insertRows, type LineOf } from './write.ts';

type Values = Readonly<Record<string, unknown>>;
const AT_ONCE = 250;

/** A record that is about to be there. */
interface New {
  readonly id: string;
  readonly values: Values;
  readonly ext: Values;
  readonly lines: Readonly<Record<string, LineChanges>>;
  /** All of it, as rules and guards see it. */
  readonly after: Values;
}

/**
 * Creates many records: each is judged as its form would be and has its own history, all are written together. All or none,
 * as the transaction they are in. Documents take the `numbers` given, or the next ones.
 */
export async function createAll(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  sent: readonly Values[],
  numbers?: readonly string[],
): Promise<readonly string[]> {
  demandRight(ctx.actor, `${entity.id}.create`);
  const [own, clock] = await Promise.all([loadCustomFields(ctx, entity), companyClock(ctx, registry, entity)]);
  const made = sent.map((row) => newRecord(clock, entity, own, row));
  for (const one of made) await demandSound(ctx, registry, clock, entity, own, one);
  await demandLiving(ctx, registry, entity, pointedAt(entity.fields, made), linesPointedAt(entity, made));
  const status = isDocument(entity) ? (entity.states[entity.initial]?.code ?? '') : null;
  const taken = isDocument(entity)
    ? (
        numbers ??
        (await nextNumbers(
          ctx,
          registry,
          entity,
          made.map(({ after }) => after),
        ))
      ).map((number) => ({ number, status }))
    : [];
  for (let from = 0; from < made.length; from += AT_ONCE) {
    const some = made.slice(from, from + AT_ONCE);
    await Promise.all([
      insertRows(
        ctx,
        entity,
        some.map(({ id, values, ext }, index) => ({ id, values, ext, fixed: taken[from + index] ?? {} })),
      ),
      ...Object.keys(entity.details).map((detail) => insertLinesOf(ctx, entity, detail, some.flatMap(linesIn(detail)))),
    ]);
  }
  const initial = isDocument(entity) ? entity.initial : null;
  for (const { id, values, lines, after } of made) {
    const inLines = Object.entries(lines).map(([name, one]) => [name, lineHistory(one)]);
    const changes = { ...fieldChanges({}, values), ...Object.fromEntries(inLines) };
    remember(ctx, entity, { rowId: id, action: 'create', toStatus: status, changes, vendorId: vendorOf(entity, after, initial) });
  }
  const ids = made.map(({ id }) => id);
  if (isDocument(entity)) await Promise.all(ids.flatMap((id) => keepDue(ctx, entity, id, { from: null, to: entity.initial })));
  await registry.savedAll(ctx, entity.id, ids);
  noteChange(ctx, entity, ...made.map(({ after }) => ({ ...after, createdBy: ctx.actor.userId })));
  for (const id of ids) ctx.emit(`${entity.id}.create`, id, { id });
  return ids;
}

function newRecord(clock: CompanyClock, entity: Entity<any, any>, own: CustomFields, sent: Values): New {
  const given = incoming(entity, sent);
  const at = momentOf(clock, entity, given.values);
  const id = newId();
  const values = { ...defaults(entity.fields, at), ...given.values };
  const lines = newLines(at, entity, given);
  const tables = Object.keys(entity.details).map((name) => [name, linesAfter(null, name, lines[name] ?? null)]);
  const ext = { ...initialCustomValues(own, at), ...storedCustomValues(own, given.ext ?? {}) };
  return { id, values, ext, lines, after: { ...values, id, ...Object.fromEntries(tables) } };
}

async function demandSound(
  ctx: Ctx,
  registry: Registry,
  clock: CompanyClock,
  entity: Entity<any, any>,
  own: CustomFields,
  record: New,
): Promise<void> {
  const { values, ext, lines, after } = record;
  const found: readonly Problem[] = [
    ...problems(entity, after, momentOf(clock, entity, after)),
    ...customProblems(own, ext, null),
    ...(await listProblems(ctx, registry, entity, values, lines)),
  ];
  const [first] = found;
  if (first) {
    const level = first.level === 'warn' ? 'confirm' : 'error';
    throw new Refused({ code: first.rule ?? 'validation', text: first.text, level }, { problems: found });
  }
  await demandScope(ctx, entity, after, 'new');
  if (isDocument(entity)) demandBegun(ctx, clock, entity, after);
}

const linesIn =
  (detail: string) =>
  ({ id, lines }: New): readonly LineOf[] =>
    (lines[detail]?.added ?? []).map((line) => ({ ...line, parent: id }));

/** Each field that refers to something, with all that the rows refer to. */
const pointedAt = (fields: Fields, rows: readonly { readonly values: Values }[]): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.options.to)
      .map(([name]) => [name, [...new Set(rows.flatMap(({ values }) => values[name] ?? []))]]),
  );

const linesPointedAt = (entity: Entity<any, any>, made: readonly New[]): Record<string, LineChanges> =>
  Object.fromEntries(
    Object.entries(entity.details as Tables).map(([detail, { fields }]) => {
      const values = pointedAt(fields, made.flatMap(linesIn(detail)));
      return [detail, { added: [{ id: '', position: 1, values }], edited: [], removed: [] }];
    }),
  );
