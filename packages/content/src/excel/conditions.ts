import { blank, type Entity, fill, type Lang, say, sharedWords, type Sort, type Text } from '@takt/model';
import { type Ctx, customFields, keysById, type Params, type Registry, withItems } from '@takt/engine/host';
import { headerColumns, pairs, type SheetColumn } from './columns.ts';
import type { SideSheet } from './workbook.ts';

const NAME: Text = ['条件', 'Conditions'];
const WHAT: Text = ['数据', 'Data'];
const WHO: Text = ['导出人', 'Exported by'];
const WHEN: Text = ['导出时间', 'Exported at'];
const ORDER: Text = ['排序', 'Order'];
const ROWS: Text = ['行数', 'Rows'];
const TICKED: Text = ['勾选的记录', 'Selected records'];
const AND: Text = ['、', ', '];
const UP: Text = ['{field}升序', '{field} ascending'];
const DOWN: Text = ['{field}降序', '{field} descending'];
export const NEWEST: Text = ['最新的在前', 'Newest first'];
/** What stands before a value that is asked for by an operator of its own. */
const SIGNS: Readonly<Record<string, string>> = { _ge: '≥ ', _le: '≤ ', _like: '≈ ' };
const MOST = 20;

export type ConditionText = readonly [string, string];

/** What was asked for, in words: the sheet beside an export, once it is known how many rows it has. */
export async function conditionsOf(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  { params, sort, lang }: { readonly params: Params; readonly sort: readonly Sort[]; readonly lang: Lang },
): Promise<(rows: number) => SideSheet> {
  return besideOf(ctx, {
    what: entity.label,
    filters: await conditionWords(ctx, registry, entity, params, lang),
    order: orderWords(headerColumns(entity, await customFields(ctx, entity)), sort.length > 0 ? sort : entity.sort, lang),
    lang,
  });
}

/** The conditions alone, each with what it was asked for. */
export async function conditionWords(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  params: Params,
  lang: Lang,
): Promise<readonly ConditionText[]> {
  const settings = await registry.settings(ctx);
  const worded = ([name, column]: readonly [string, SheetColumn]): [string, SheetColumn] => [
    name,
    { ...column, field: withItems(column.field, settings, true) },
  ];
  const columns = new Map([...headerColumns(entity, await customFields(ctx, entity))].map(worded));
  const filters: ConditionText[] = [];
  for (const [key, value] of Object.entries(params)) {
    if (!blank(value)) filters.push(await filterWords(ctx, registry, columns, { key, value, lang }));
  }
  return filters;
}

interface ConditionRequest {
  readonly what: Text;
  readonly filters: readonly ConditionText[];
  readonly order: string;
  readonly lang: Lang;
}
/** The sheet beside an export whose conditions are in words already. */
export const besideOf =
  (ctx: Ctx, { what, filters, order, lang }: ConditionRequest) =>
  (rows: number): SideSheet => ({
    name: say(NAME, lang),
    rows: [
      [say(WHAT, lang), say(what, lang)],
      [say(WHO, lang), ctx.actor.username],
      [say(WHEN, lang), ctx.clock],
      ...(filters.length > 0 ? filters : [[say(NAME, lang), say(sharedWords.none, lang)] as const]),
      [say(ORDER, lang), order],
      [say(ROWS, lang), rows],
    ],
  });

const orderWords = (columns: ReadonlyMap<string, SheetColumn>, sort: readonly Sort[], lang: Lang): string =>
  sort.length === 0
    ? say(NEWEST, lang)
    : sort
        .map(([name, way]) => say(fill(way === 'asc' ? UP : DOWN, { field: columns.get(name)?.header ?? name }), lang))
        .join(say(AND, lang));

async function filterWords(
  ctx: Ctx,
  registry: Registry,
  columns: ReadonlyMap<string, SheetColumn>,
  { key, value, lang }: { readonly key: string; readonly value: unknown; readonly lang: Lang },
): Promise<ConditionText> {
  const values = (Array.isArray(value) ? (value as readonly unknown[]) : [value]).map((one) => String(one ?? ''));
  const [, name = '', operator = ''] = /^((?:ext\.)?[^.]*)\.?(.*)$/.exec(key) ?? [];
  if (name === 'id') return [say(TICKED, lang), String(values.length)];
  const column = columns.get(name);
  if (!column) return [key, values.join(say(AND, lang))];
  const { field, header } = column;
  const label = say(header, lang);
  const ranged =
    Array.isArray(value) && ['date', 'datetime', 'time', 'integer', 'decimal', 'money', 'quantity'].includes(field.kind);
  if (ranged) return [label, values.join(' – ')];
  const keys = await keysById(ctx, registry, field.options.to ?? '', values);
  const choices = new Map(pairs(field).map(([code, text]) => [code, say(text, lang)]));
  const words = values.slice(0, MOST).map((one) => choices.get(one) ?? keys.get(one) ?? one);
  const more = values.length > MOST ? ` (${values.length})` : '';
  return [label, `${SIGNS[operator] ?? ''}${words.join(say(AND, lang))}${more}`];
}
