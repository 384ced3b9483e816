import {
  fill,
  isDocument,
  type ListItem,
  numberFields,
  type NumberRule,
  shippedValue,
  type Text,
  valueProblem,
} from '@takt/model';
import { answer, type Ctx, type CompanySettings, newId, noteOn, Refused, refuse, touchSettings, whenSaved } from '@takt/engine';
import { userRows } from '@takt/modules/access/server';
import { CodingRule, Dictionary, listItems, parametersSet, ruleOf, setParameter } from '../defs/index.ts';
import type { ParameterSet } from '../defs/parameter.ts';

interface ListOverride {
  readonly code: string;
  readonly items: readonly ListItem[];
}
type RuleOverride = Parameters<typeof ruleOf>[0] & { readonly document: string };

/** What the company keeps in place of shipped settings: three small reads that leave in one message. */
export async function companySettings(ctx: Ctx): Promise<CompanySettings> {
  const [lists, rules, values] = await Promise.all([
    ctx.sql<ListOverride>`
      select d.code, coalesce((select json_agg(json_build_object('value', i.value,
        'label', json_build_array(i.label, coalesce(i.label_en, i.label)), 'offered', i.enabled = '1') order by i.position)
        from system_dictionary_items i where i.parent_id = d.id), '[]') as items
      from system_dictionary d where d.deleted_at is null`,
    ctx.sql<RuleOverride>`
      select r.document, r.reset, r.start, (select json_agg(json_build_object('kind', s.kind, 'text', s.text,
        'format', s.format, 'field', s.field, 'length', s.length) order by s.position)
        from system_coding_rule_segments s where s.parent_id = r.id) as segments
      from system_coding_rule r where r.deleted_at is null and r.active = '1'`,
    ctx.sql<{ name: string; value: unknown }>`select name, value from app.parameter`,
  ]);
  return {
    lists: new Map(lists.map(({ code, items }) => [code, items])),
    rules: new Map(rules.map((row): [string, NumberRule] => [row.document, ruleOf(row)])),
    values: new Map(values.map(({ name, value }) => [name, value])),
  };
}

const NO_DOCUMENT: Text = ['没有该单据', 'There is no such document'];
const NO_FIELD: Text = ['单据没有可用于编码的必填字段「{field}」', 'The document has no required field “{field}” to number by'];
const TWO_RULES: Text = [
  '该单据已有启用的编码规则，请先停用它',
  'Another coding rule is in use for this document; take that one out of use first',
];
const wrong = (at: string, text: Text): never => {
  throw new Refused({ code: 'codingRule', text, level: 'error' }, { problems: [{ at, text, level: 'error' }] });
};

/** A rule numbers a document that exists, by fields that are always filled in, and is the only one that does. */
const ruleSaved = whenSaved(CodingRule, async (ctx, id, _before, registry) => {
  const rule = await ctx.sql.maybe<RuleOverride & { readonly active: boolean }>`
    select r.document, r.active = '1' as active, coalesce((select json_agg(json_build_object('kind', s.kind, 'field', s.field)
      order by s.position) from system_coding_rule_segments s where s.parent_id = r.id), '[]') as segments
    from system_coding_rule r where r.id = ${id} and r.deleted_at is null`;
  if (rule) {
    const document = registry.entities.get(rule.document);
    const known = document && isDocument(document) ? numberFields(document) : wrong('document', NO_DOCUMENT);
    rule.segments.forEach(({ kind, field }, index) => {
      if (kind === 'field' && !known.includes(field ?? ''))
        wrong(`segments.${index}.field`, fill(NO_FIELD, { field: field ?? '' }));
    });
    if (rule.active) await demandOnly(ctx, id, rule.document);
  }
  await touchSettings(ctx);
});

async function demandOnly(ctx: Ctx, id: string, document: string): Promise<void> {
  // Two administrators at once would each find the other's rule missing.
  await ctx.sql`select 1 from app.tenant where tenant_id = ${ctx.tenant} for update`;
  const { taken } = await ctx.sql.one<{ taken: boolean }>`select exists (select 1 from system_coding_rule
    where document = ${document} and active = '1' and deleted_at is null and id <> ${id}) as taken`;
  if (taken) wrong('document', TWO_RULES);
}

export const settingsSaved = [ruleSaved, whenSaved(Dictionary, (ctx) => touchSettings(ctx))];

const NO_PARAMETER: Text = ['没有该参数', 'There is no such parameter'];

/** The values of lists for everybody, and the one way to decide a parameter. */
export const settingsAnswers = [
  answer(listItems, async (ctx, { list }, { settings }) => (await settings(ctx)).list(list)),

  answer(
    parametersSet,
    (ctx) => ctx.sql<ParameterSet>`
      select p.name, p.value, u.real_name as by, left(p.at::text, 19) as at
      from app.parameter p left join ${userRows} u on u.id = p.by order by p.name`,
  ),

  answer(setParameter, async (ctx, { name, decided }, { settings }) => {
    const parameter = (await settings(ctx)).shipped.parameters.get(name);
    if (!parameter) return refuse('parameter', NO_PARAMETER);
    const value = decided?.value ?? null;
    const problem = decided === null ? null : valueProblem(parameter.field, value);
    if (problem) refuse('validation', problem);
    const before = await ctx.sql.maybe<{ id: string; value: unknown }>`
      select id, value from app.parameter where name = ${name} for update`;
    const id = before?.id ?? newId();
    if (decided === null) await ctx.sql`delete from app.parameter where id = ${id}`;
    else
      await ctx.sql`insert into app.parameter (tenant_id, id, name, value, by, at)
        values (${ctx.tenant}, ${id}, ${name}, ${JSON.stringify(value)}::jsonb, ${ctx.actor.userId}, ${ctx.now})
        on conflict (tenant_id, name) do update set value = excluded.value, by = excluded.by, at = excluded.at`;
    noteOn(ctx, 'system.parameter', {
      rowId: id,
      action: 'edit',
      changes: { [name]: [before?.value ?? shippedValue(parameter), decided === null ? shippedValue(parameter) : value] },
    });
    await touchSettings(ctx);
    return null;
  }),
];
