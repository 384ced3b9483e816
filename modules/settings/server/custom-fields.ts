import {
  type Entity,
  fieldOfCustom,
  type Fields,
  fill,
  CUSTOM_FIELDS_MAX,
  type CustomField,
  customFieldFrom,
  customFieldProblems,
  customOfField,
  type Problem,
  namesInUse,
  type Text,
} from '@takt/model';
import {
  answer,
  type AnswerServices,
  type Ctx,
  newId,
  noteOn,
  loadCustomFields,
  Refused,
  refuse,
  rowsHolding,
} from '@takt/engine';
import {
  addCustomField,
  changeCustomField,
  CUSTOM_FIELD,
  customFieldChanges,
  customFieldsOf,
  EDIT_RIGHT,
  extendedScreens,
  type FieldChange,
  orderCustomFields,
  removeCustomField,
  restoreCustomField,
} from '../defs/custom-field.ts';
import { listScreens } from './list-screens.ts';

const FULL: Text = ['每个对象最多{n}个扩展字段', 'An entity has at most {n} custom fields'];
const REMOVED_BEFORE: Text = ['该标识属于已移除的字段「{label}」', 'The removed field “{label}” has this name'];
const BRING_BACK: Text = ['请在「已移除」中恢复它，或换一个标识', 'Bring it back from the removed ones, or choose another name'];
const IN_USE: Text = [
  '选项「{value}」已被{n}条记录使用，不能删除',
  'The value “{value}” cannot be removed; records that use it: {n}',
];
const MOST_CHANGES = 200;

/** A field as it is stored; those removed are still there. */
interface Stored {
  readonly id: string;
  readonly own: CustomField;
  readonly removed: boolean;
}
interface StoredRow {
  readonly id: string;
  readonly name: string;
  readonly kind: CustomField['kind'];
  readonly label: Text;
  readonly required: boolean;
  readonly options: Fields[string]['options'];
  readonly removed: boolean;
}

/** What people extend: an entity whose rows they write. */
function extended({ entities }: AnswerServices, id: string): Entity {
  const entity = entities.get(id);
  if (!entity || entity.log) throw Refused.of('not.found');
  return entity;
}

/** The fields of an entity, locked, so that two administrators at work wait for each other. */
async function locked(ctx: Ctx, entity: string): Promise<readonly Stored[]> {
  const rows = await ctx.sql<StoredRow>`
    select id, name, kind, json_build_array(label_zh, label_en) as label, required, options, removed_at is not null as removed
    from custom_field where entity = ${entity} order by position, name for update`;
  return rows.map(({ id, name, removed, ...field }) => ({ id, removed, own: customOfField(name, field) }));
}

const named = (fields: readonly Stored[], name: string): Stored | null => fields.find(({ own }) => own.name === name) ?? null;

function demandSound(entity: Entity, own: CustomField, others: readonly Stored[]): void {
  const living = others.filter(({ removed }) => !removed);
  const problems = customFieldProblems(own, namesInUse(entity, Object.fromEntries(living.map((one) => [one.own.name, one.own]))));
  const [first] = problems;
  if (first) throw new Refused({ code: 'validation', text: first.text, level: 'error' }, { problems });
}
const demandRoom = (fields: readonly Stored[]): void => {
  if (fields.filter(({ removed }) => !removed).length >= CUSTOM_FIELDS_MAX)
    refuse('customField.full', fill(FULL, { n: CUSTOM_FIELDS_MAX }));
};

/** Values rows still hold stay; the sentence says how many. */
async function demandUnused(ctx: Ctx, entity: Entity, before: CustomField, after: CustomField): Promise<void> {
  const gone = before.values.filter(({ code }) => !after.values.some((one) => one.code === code));
  for (const { code, label } of gone) {
    const n = await rowsHolding(ctx, entity, before.name, code);
    if (n === 0) continue;
    const problem: Problem = { at: 'values', text: fill(IN_USE, { value: label, n }), level: 'error' };
    throw new Refused({ code: 'customField.inUse', text: problem.text, level: 'error' }, { problems: [problem] });
  }
}

type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;
const remember = (ctx: Ctx, rowId: string, action: FieldChange['action'], changes: Changes): void =>
  noteOn(ctx, CUSTOM_FIELD, { rowId, action, changes });
const changesOf = (before: Partial<CustomField>, after: CustomField): Changes => {
  const old: Readonly<Record<string, unknown>> = { ...before };
  return Object.fromEntries(
    Object.entries(after)
      .filter(([name, value]) => JSON.stringify(old[name] ?? null) !== JSON.stringify(value))
      .map(([name, value]) => [name, [old[name] ?? null, value]]),
  );
};

/** What of a field is kept as its options: all that forms know of it, less what has a column of its own. */
function optionsOf(own: CustomField): string {
  const { required: _column, ...options } = fieldOfCustom(own).options;
  return JSON.stringify(options);
}

async function setRemoved(ctx: Ctx, { id }: Stored, removed: boolean): Promise<void> {
  await ctx.sql`update custom_field set removed_at = ${removed ? ctx.now : null} where id = ${id}`;
  remember(ctx, id, removed ? 'delete' : 'restore', {});
}

/** A company's own fields: what there is, and the one way to change it. */
export const customFieldAnswers = [
  answer(extendedScreens, async (ctx, _asked, services) => {
    const counts = await ctx.sql<{ entity: string; fields: number }>`
      select entity, count(*)::int as fields from custom_field where removed_at is null group by entity`;
    const known = new Map(counts.map(({ entity, fields }) => [entity, fields]));
    return listScreens(services)
      .filter(({ entity }) => services.entities.get(entity)?.log === false)
      .map((screen) => ({ ...screen, fields: known.get(screen.entity) ?? 0 }));
  }),

  answer(customFieldsOf, async (ctx, { entity }, services) => {
    const { fields, removed } = await loadCustomFields(ctx, extended(services, entity));
    const listed = (all: Fields) => Object.entries(all).map(([name, field]) => customOfField(name, field));
    return { fields: listed(fields), removed: listed(removed), mayEdit: ctx.actor.can(EDIT_RIGHT) };
  }),

  answer(addCustomField, async (ctx, { entity: id, field }, services) => {
    const entity = extended(services, id);
    const own = customFieldFrom(field);
    const fields = await locked(ctx, id);
    demandRoom(fields);
    demandSound(entity, own, fields);
    const before = named(fields, own.name);
    if (before) refuse('customField.removed', fill(REMOVED_BEFORE, { label: before.own.label }), BRING_BACK);
    const rowId = newId();
    await ctx.sql`
      insert into custom_field (tenant_id, id, entity, name, kind, label_zh, label_en, required, options, position)
      select ${ctx.tenant}, ${rowId}, ${id}, ${own.name}, ${own.kind}, ${own.label[0]}, ${own.label[1]}, ${own.required},
        ${optionsOf(own)}::json, coalesce(max(position), 0) + 1 from custom_field where entity = ${id}`;
    remember(ctx, rowId, 'create', changesOf({}, own));
    return null;
  }),

  answer(changeCustomField, async (ctx, { entity: id, field }, services) => {
    const entity = extended(services, id);
    const sent = customFieldFrom(field);
    const fields = await locked(ctx, id);
    const before = named(fields, sent.name);
    if (!before || before.removed) throw Refused.of('not.found');
    // What rows hold was written as this kind.
    const own = { ...sent, kind: before.own.kind };
    demandSound(
      entity,
      own,
      fields.filter((one) => one !== before),
    );
    await demandUnused(ctx, entity, before.own, own);
    const changes = changesOf(before.own, own);
    if (Object.keys(changes).length === 0) return null;
    await ctx.sql`update custom_field set label_zh = ${own.label[0]}, label_en = ${own.label[1]}, required = ${own.required},
      options = ${optionsOf(own)}::json where id = ${before.id}`;
    remember(ctx, before.id, 'edit', changes);
    return null;
  }),

  answer(removeCustomField, async (ctx, { entity, name }, services) => {
    extended(services, entity);
    const found = named(await locked(ctx, entity), name);
    if (!found || found.removed) throw Refused.of('not.found');
    await setRemoved(ctx, found, true);
    return null;
  }),

  answer(restoreCustomField, async (ctx, { entity: id, name }, services) => {
    const entity = extended(services, id);
    const fields = await locked(ctx, id);
    const found = named(fields, name);
    if (!found?.removed) throw Refused.of('not.found');
    demandRoom(fields);
    // Meanwhile another field may have taken its label.
    demandSound(entity, found.own, fields);
    await setRemoved(ctx, found, false);
    return null;
  }),

  answer(orderCustomFields, async (ctx, { entity, names }, services) => {
    extended(services, entity);
    const fields = (await locked(ctx, entity)).filter(({ removed }) => !removed);
    const wanted = Array.isArray(names) ? names : [];
    const sorted = fields.toSorted((a, b) => wanted.indexOf(a.own.name) - wanted.indexOf(b.own.name));
    if (wanted.length !== fields.length || fields.some(({ own }) => !wanted.includes(own.name))) throw Refused.of('stale');
    for (const [index, one] of sorted.entries()) {
      const was = fields.indexOf(one);
      await ctx.sql`update custom_field set position = ${index + 1} where id = ${one.id}`;
      if (was !== index) remember(ctx, one.id, 'edit', { position: [was + 1, index + 1] });
    }
    return null;
  }),

  answer(
    customFieldChanges,
    (ctx, { entity }) => ctx.sql<FieldChange>`
      select h.id, h.action, json_build_array(f.label_zh, f.label_en) as label, h.changes,
        (select username from account a where a.user_id = h.user_id) as "userName", left(h.at::text, 19) as at
      from custom_field f join history h on h.row_id = f.id and h.entity = ${CUSTOM_FIELD}
      where f.entity = ${entity} order by h.id desc limit ${MOST_CHANGES}`,
  ),
];
