import {
  blank,
  type Entity,
  type Field,
  type Fields,
  fill,
  type Problem,
  type Tables,
  type Text,
  valueProblem,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';
import type { Settings } from '../settings/settings.ts';
import { fieldChanges, type LineChanges } from './changes.ts';

type Values = Readonly<Record<string, unknown>>;
interface Chosen {
  readonly at: string;
  readonly field: Field;
  readonly value: unknown;
}
const UNLISTED: Text = [
  '{field}「{value}」不在数据字典中或已停用',
  '{field} “{value}” is not in the dictionary or no longer offered',
];

const chosen = (fields: Fields, values: Values, prefix: string): Chosen[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const field = fields[name];
    const sound = field?.kind === 'dictionary' && !blank(value) && valueProblem(field, value) === null;
    return sound ? [{ at: prefix + name, field, value }] : [];
  });

/** Values a save newly chooses that their list does not offer; what a row has from before it may keep. */
export async function listProblems(
  ctx: Ctx,
  registry: Registry,
  entity: Entity<any, any>,
  values: Values,
  lines: Readonly<Record<string, LineChanges>>,
): Promise<readonly Problem[]> {
  const details = entity.details as Tables;
  const newly = (line: { readonly values: Values; readonly before?: Values }): Values =>
    Object.fromEntries(Object.entries(fieldChanges(line.before ?? {}, line.values)).map(([name, [, value]]) => [name, value]));
  const all = [
    ...chosen(entity.fields, values, ''),
    ...Object.entries(lines).flatMap(([detail, { added, edited }]) =>
      [...added, ...edited].flatMap((line) =>
        chosen(details[detail]?.fields ?? {}, newly(line), `${detail}.${line.position - 1}.`),
      ),
    ),
  ];
  if (all.length === 0) return [];
  const settings = await registry.settings(ctx);
  const wrong = all.filter(
    ({ field, value }) => !settings.list(field.options.list ?? '').some((item) => item.offered && item.value === value),
  );
  return wrong.map(
    ({ at, field, value }): Problem => ({ at, text: fill(UNLISTED, { field: field.label, value }), level: 'error' }),
  );
}

/** A field with the values its list has in this company, for what must show or read them in words. */
export const withItems = (field: Field, settings: Settings, all: boolean): Field => {
  if (field.kind !== 'dictionary') return field;
  const items = settings.list(field.options.list ?? '').filter(({ offered }) => all || offered);
  return {
    ...field,
    options: { ...field.options, values: Object.fromEntries(items.map(({ value, label }) => [value, label])) },
  };
};
