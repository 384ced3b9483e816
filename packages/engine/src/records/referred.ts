import { type Entity, tableName } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import { listable, listSelect, readerOf, titleArray } from './select.ts';
import { visibleTo } from './visible.ts';
import { openToSuppliers } from './supplier-reach.ts';

/** A row something refers to: what it is called, word by word, and the fields asked for. */
export interface Referred {
  readonly id: string;
  readonly called: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * What is referred to, for whoever sees what refers to it. Suppliers' people are told as little as by the name of a reference, and
 * nobody a field that is not theirs; where there is a name in the reader's language, that stands for the name.
 */
export async function referredTo(
  ctx: Ctx,
  registry: Registry,
  target: Entity<any, any>,
  ids: readonly string[],
  names: readonly string[],
): Promise<ReadonlyMap<string, Referred>> {
  if (ids.length === 0 || (ctx.actor.vendorId !== null && !openToSuppliers(target))) return new Map();
  const shown = visibleTo(ctx, target);
  const known = listable(shown);
  const wanted = names.flatMap((name) => [name, ...(ctx.lang === 'en' ? [`${name}En`] : [])]).filter((name) => known.has(name));
  const { columns, joins } = listSelect(readerOf(ctx, registry), shown, [...new Set(wanted)]);
  const called = titleArray(target, 't', ctx.lang);
  const rows = await ctx.sql.run<{ row: string; called: readonly string[] }>({
    text: `select (select row_to_json(r)::text from (select ${columns}) r) as row, ${called} as called
      from app.${tableName(target.id)} t ${joins} where t.id = any($1::uuid[])`,
    values: [ids],
  });
  return new Map(
    rows.map(({ row, called }) => {
      const values = JSON.parse(row) as Readonly<Record<string, unknown>> & { readonly id: string };
      return [values.id, { id: values.id, called, values: inEnglish(values) }];
    }),
  );
}

/** An English name in place of the other, where the row has one. */
const inEnglish = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const english = values[`${name}En`];
      return [name, typeof english === 'string' && english !== '' ? english : value];
    }),
  );
