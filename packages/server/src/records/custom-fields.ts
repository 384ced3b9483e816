import {
  type Entity,
  type Field,
  type FieldOptions,
  fill,
  type Kind,
  type Problem,
  type Text,
  valueProblem,
  words,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';

interface CustomRow {
  readonly name: string;
  readonly kind: Kind;
  readonly label_zh: string;
  readonly label_en: string;
  readonly required: boolean;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The fields this tenant added to an entity, as fields of the definition language. */
export async function customFields(ctx: Ctx, entity: Entity<any, any>): Promise<Readonly<Record<string, Field>>> {
  const rows = await ctx.sql.run<CustomRow>(
    {
      text: 'select name, kind, label_zh, label_en, required, options from app.custom_field where entity = $1 order by position, name',
      values: [entity.id],
    },
    'custom-fields',
  );
  return Object.fromEntries(
    rows.map((row): [string, Field] => [
      row.name,
      {
        kind: row.kind,
        label: [row.label_zh, row.label_en] as Text,
        required: row.required,
        options: { ...row.options, required: row.required },
      },
    ]),
  );
}

/** What a form must know of a field to ask for it: everything else about it stays with the server. */
const ASKED = [
  'default',
  'length',
  'minLength',
  'min',
  'max',
  'above',
  'scale',
  'values',
  'help',
] as const satisfies readonly (keyof FieldOptions)[];

/** A tenant's own field as its form draws it: whether it must be filled in, and within which limits. */
export const askedOf = ({ required, options }: Field) => ({
  required,
  options: Object.fromEntries(ASKED.filter((name) => options[name] !== undefined).map((name) => [name, options[name]])),
});

/** What is wrong with the tenant's own fields of a row. */
export function customProblems(
  fields: Readonly<Record<string, Field>>,
  ext: Readonly<Record<string, unknown>>,
): readonly Problem[] {
  const unknown = Object.keys(ext).filter((name) => !Object.hasOwn(fields, name));
  return [
    ...unknown.map((field): Problem => ({ at: `ext.${field}`, text: fill(words.unknownField, { field }), level: 'error' })),
    ...Object.entries(fields).flatMap(([name, field]): Problem[] => {
      const text = valueProblem(field, ext[name] ?? null);
      return text ? [{ at: `ext.${name}`, text, level: 'error' }] : [];
    }),
  ];
}
