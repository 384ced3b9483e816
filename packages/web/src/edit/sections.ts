import { type Entity, type Field, type Fields, type Kind, shownFields, type Text } from '@takt/model';
import { type Draft, isShownOnly } from './draft.ts';

export interface Placed {
  readonly name: string;
  readonly field: Field;
  /** Columns of the grid it takes; the whole row for what is long. */
  readonly span: 'one' | 'two' | 'row';
}
interface Section {
  /** The definition's own sections are told by their place. */
  readonly name: 'own' | 'tenant' | 'server' | `own-${number}`;
  readonly title: Text | null;
  /** It can be folded away: what stands below the form is in sight then. */
  readonly folds: boolean;
  readonly fields: readonly Placed[];
}

const LONG = 300;
const spanOf = ({ kind, options }: Field): Placed['span'] => {
  if (kind === 'richtext' || kind === 'json') return 'row';
  if (kind === 'refs') return 'two';
  return kind === 'text' && (options.length ?? 0) >= LONG ? 'two' : 'one';
};

const TENANT: Text = ['自定义字段', 'Own fields'];
const SERVER: Text = ['系统信息', 'System information'];

/** The fields of a form in reading order: what people write, what the tenant added, what the server writes. */
export function sectionsOf(entity: Entity, row: Draft, tenant: Fields = {}): readonly Section[] {
  const shown = shownFields(entity.fields)
    .filter(([name]) => entity.visible[name]?.(row) ?? true)
    .map(([name, field]): Placed => ({ name, field, span: spanOf(field) }));
  const own = shown.filter(({ field }) => !isShownOnly(field));
  const server = shown.filter(({ field }) => isShownOnly(field));
  const under = entity.sections.flatMap(({ fields }) => fields);
  return [
    { name: 'own' as const, title: null, folds: false, fields: own.filter(({ name }) => !under.includes(name)) },
    ...entity.sections.map(({ label, fields }, index) => ({
      name: `own-${index}` as const,
      title: label,
      folds: index > 0,
      fields: fields.flatMap((name) => own.find((one) => one.name === name) ?? []),
    })),
    {
      name: 'tenant' as const,
      title: TENANT,
      folds: false,
      fields: Object.entries(tenant).map(([name, field]): Placed => ({ name, field, span: spanOf(field) })),
    },
    { name: 'server' as const, title: SERVER, folds: false, fields: server },
  ].filter(({ fields }) => fields.length > 0);
}

/** Kinds that always hold a value: nobody can leave them empty, so nobody is asked to fill them in. */
const NEVER_EMPTY: readonly Kind[] = ['flag', 'flagYN', 'refs', 'files'];

/** Whether a field must be filled in, with the row as it stands. */
export function isRequired(entity: Entity, { name, field }: Pick<Placed, 'name' | 'field'>, row: Draft): boolean {
  if (NEVER_EMPTY.includes(field.kind)) return false;
  return field.required || (entity.requiredWhen[name]?.(row) ?? false);
}
