import {
  blank,
  CUSTOM_FIELDS,
  defaults,
  type Entity,
  type Field,
  type FieldOptions,
  type Fields,
  fill,
  type Kind,
  type Moment,
  type Problem,
  type Text,
  valueProblem,
  words,
} from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { tidy } from './incoming.ts';

type Values = Readonly<Record<string, unknown>>;
interface CustomRow {
  readonly name: string;
  readonly kind: Kind;
  readonly label_zh: string;
  readonly label_en: string;
  readonly required: boolean;
  readonly options: Values;
  readonly removed: boolean;
}

/** What a tenant added to an entity: the fields in use, and those removed of which rows may still hold values. */
export interface CustomFields {
  readonly fields: Fields;
  readonly removed: Fields;
}

export async function loadCustomFields(ctx: Ctx, entity: Entity<any, any>): Promise<CustomFields> {
  const rows = await ctx.sql.run<CustomRow>(
    {
      text: `select name, kind, label_zh, label_en, required, options, removed_at is not null as removed
        from app.custom_field where entity = $1 order by position, name`,
      values: [entity.id],
    },
    'custom-fields',
  );
  const those = (wanted: boolean): Fields =>
    Object.fromEntries(rows.filter(({ removed }) => removed === wanted).map((row) => [row.name, fieldOf(row)]));
  return { fields: those(false), removed: those(true) };
}

const fieldOf = ({ kind, label_zh, label_en, required, options }: CustomRow): Field => ({
  kind,
  label: [label_zh, label_en] as Text,
  required,
  options: { ...options, required },
});

/** The fields this tenant added to an entity, as fields of the definition language; none for whoever does not see them. */
export const customFields = async (ctx: Ctx, entity: Entity<any, any>): Promise<Fields> =>
  entity.hidden.includes(CUSTOM_FIELDS) ? {} : (await loadCustomFields(ctx, entity)).fields;

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
export const formLimitsOf = ({ required, options }: Field) => ({
  required,
  options: Object.fromEntries(ASKED.filter((name) => options[name] !== undefined).map((name) => [name, options[name]])),
});

/** What of the sent values is kept: written one way, and nothing for fields that were removed, whatever forms still send. */
export const storedCustomValues = ({ fields, removed }: CustomFields, sent: Values): Values =>
  Object.fromEntries(
    Object.entries(sent)
      .filter(([name]) => !Object.hasOwn(removed, name))
      .map(([name, value]) => [name, tidy(fields[name]?.kind ?? 'json', value)]),
  );

/** What a new row begins with; fields left empty are not written down at all. */
export const initialCustomValues = ({ fields }: CustomFields, at: Moment): Values =>
  Object.fromEntries(Object.entries(defaults(fields, at)).filter(([, value]) => value !== null));

/** What is wrong with the tenant's own fields of a row; `before` is what it held, null for a new one. */
export function customProblems({ fields, removed }: CustomFields, ext: Values, before: Values | null): readonly Problem[] {
  const unknown = Object.keys(ext).filter((name) => !Object.hasOwn(fields, name) && !Object.hasOwn(removed, name));
  return [
    ...unknown.map((field): Problem => ({ at: `ext.${field}`, text: fill(words.unknownField, { field }), level: 'error' })),
    ...Object.entries(fields).flatMap(([name, field]): Problem[] => {
      // A field that came after the row was not asked of it; what was filled in once stays filled in.
      const asked = field.required && (before === null || !blank(before[name]));
      const text = valueProblem(field, ext[name] ?? null, asked);
      return text ? [{ at: `ext.${name}`, text, level: 'error' }] : [];
    }),
  ];
}
