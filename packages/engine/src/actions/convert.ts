import {
  compareDecimal,
  type Conversion,
  conversionRefusal,
  type Decimal,
  isDecimal,
  type State,
  subtractDecimal,
  tableName,
  type Text,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused, refuse } from '../refused.ts';
import { load } from '../records/load.ts';
import type { Row } from '../records/row.ts';
import { save, type Saved } from '../records/save.ts';
import type { Registry } from '../registry.ts';
import { linkDocuments } from './links.ts';

const NOTHING_LEFT: Text = ['没有可生成的数量', 'No quantity is left'];

type Line = Row & { readonly openQty: Decimal };

/**
 * Makes a document from a document. Each source line passes on what earlier conversions left of it, or the
 * quantities asked for; the source is locked, so two people cannot take the same remainder.
 */
export async function runConversion(
  ctx: Ctx,
  registry: Registry,
  conversion: Conversion,
  id: string,
  wanted: Readonly<Record<string, Decimal>> | null,
): Promise<Saved> {
  const { source, target, qty } = conversion;
  const row = (await load(ctx, registry, source, id)) as Row & { readonly status: string };
  const no = conversionRefusal(conversion, row);
  if (no) throw new Refused(no);
  const lines = (await openLines(ctx, conversion, row)).flatMap((line) => {
    const take = wanted ? wanted[line.id] : line.openQty;
    if (take === undefined) return [];
    if (!isDecimal(take)) throw Refused.of('value');
    if (compareDecimal(take, '0') <= 0) return [];
    if (compareDecimal(take, line.openQty) > 0)
      throw new Refused({ code: `${conversion.id}.open`, text: NOTHING_LEFT, level: 'error' });
    return [{ line, take, values: { ...conversion.line({ ...line, openQty: take }, row), id: null } }];
  });
  if (lines.length === 0) refuse(`${conversion.id}.open`, NOTHING_LEFT);
  const made = await save(ctx, registry, target, {
    ...conversion.fields(row),
    lines: lines.map((one) => ({ ...one.values, id: undefined })),
  });
  const after = await load(ctx, registry, target, made.id, false);
  const madeLines = after['lines'] as readonly { readonly id: string }[];
  const way = { name: conversion.id, source, from: id, target, to: made.id };
  await linkDocuments(
    ctx,
    way,
    lines.map(({ line, take }, index) => ({ from: line.id, to: madeLines[index]?.id, qty: take })),
  );
  ctx.emit(conversion.id, id, { from: id, to: made.id, qty });
  return made;
}

/** Source lines with what has not been passed on: as they say themselves, or their quantity minus links to documents that still count. */
async function openLines(ctx: Ctx, conversion: Conversion, row: Row): Promise<readonly Line[]> {
  const { open } = conversion;
  if (open !== undefined)
    return (row['lines'] as readonly Row[]).map((line) => ({ ...line, openQty: String(line[open] ?? '0') }));
  const states = Object.values<State>(conversion.target.states);
  const undone = states.filter((state) => state.undone).map(({ code }) => code);
  const taken = await ctx.sql.run<{ line: string; qty: Decimal }>({
    text: `select k.from_line as line, trim_scale(sum(k.qty))::text as qty from app.link k
      where k.from_id = $1::uuid and k.conversion = $2 and not exists (
        select 1 from app.${tableName(conversion.target.id)} d where d.id = k.to_id and d.status = any($3::text[]))
      group by k.from_line`,
    values: [row.id, conversion.id, undone],
  });
  const used = new Map(taken.map((one) => [one.line, one.qty]));
  return (row['lines'] as readonly Row[]).map((line) => ({
    ...line,
    openQty: subtractDecimal(String(line[conversion.qty] ?? '0'), used.get(line.id) ?? '0'),
  }));
}
