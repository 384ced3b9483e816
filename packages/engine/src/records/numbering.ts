import {
  type AnyDocument,
  type Field,
  type FieldTexts,
  fill,
  type NumberRule,
  numberPeriod,
  renderNumber,
  type Text,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { keysById } from './key-lookup.ts';
import { Refused } from '../refused.ts';
import type { Registry } from '../registry.ts';

type Row = Readonly<Record<string, unknown>>;
const NO_PART: Text = ['编码规则需要{field}，请先填写', 'The coding rule needs {field}; fill it in first'];

/** The next number of each new document, by the company's rule. */
export async function nextNumbers(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  rows: readonly Row[],
): Promise<readonly string[]> {
  const rule = (await registry.settings(ctx)).rule(doc.id);
  const texts = await fieldTexts(ctx, registry, doc, rule, rows);
  const counted = Map.groupBy(texts.keys(), (index) => numberPeriod(rule, ctx.clock, texts[index]));
  const numbers: string[] = [];
  for (const [period, indexes] of counted) {
    const last = await ctx.take({ rule: doc.number, period }, indexes.length);
    indexes.forEach((index, place) => {
      const sequence = rule.start + last - indexes.length + place;
      numbers[index] = renderNumber(rule, ctx.clock, sequence, texts[index]);
    });
  }
  return numbers;
}

/** The texts of the fields a rule names, row by row: rows they point at by what people call those. */
async function fieldTexts(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  rule: NumberRule,
  rows: readonly Row[],
): Promise<readonly FieldTexts[]> {
  const texts: Record<string, string>[] = rows.map(() => ({}));
  for (const segment of rule.segments) {
    if (segment.kind !== 'field') continue;
    const field = doc.fields[segment.field] as Field;
    const values = rows.map((row) => String(row[segment.field] ?? ''));
    const keys = field.options.to ? await keysById(ctx, registry, field.options.to, values) : null;
    values.forEach((value, index) => {
      const text = keys ? keys.get(value) : value;
      if (!text) throw new Refused({ code: 'number.field', text: fill(NO_PART, { field: field.label }), level: 'error' });
      Object.assign(texts[index] ?? {}, { [segment.field]: text });
    });
  }
  return texts;
}
