import { sharedWords } from './shared-words.ts';
import { type Problem, valueProblem } from './check.ts';
import { type AnyDocument, isDocument } from './document.ts';
import type { Entity } from './entity.ts';
import type { Field, FieldOptions, Fields, Kind } from './fields/index.ts';
import { blank, fill, type Text } from './text.ts';
import { words } from './words.ts';

/** The kinds a company may choose for a field of its own. */
export const CUSTOM_FIELD_KINDS = [
  'text',
  'integer',
  'decimal',
  'date',
  'datetime',
  'flag',
  'choice',
] as const satisfies readonly Kind[];
export type CustomFieldKind = (typeof CUSTOM_FIELD_KINDS)[number];

/** How many fields of its own a company may add to one entity: each is a column, a condition and a cell of a sheet. */
export const CUSTOM_FIELDS_MAX = 30;
const VALUES_MOST = 100;
const [NAME_LENGTH, LABEL_LENGTH, HELP_LENGTH, TEXT_LENGTH, SCALE, NUMBER_BOUND] = [40, 60, 200, 2000, 6, 999_999_999];
const NAME = /^[a-z][A-Za-z0-9]{0,39}$/;
const CODE = /^[A-Za-z0-9_-]{1,40}$/;

export interface CustomFieldChoice {
  readonly code: string;
  readonly label: Text;
}
/** A field a company adds to an entity, as its administrator writes it down. */
export interface CustomField {
  /** What it is called in data; fixed once it exists, and so is the kind. */
  readonly name: string;
  readonly kind: CustomFieldKind;
  readonly label: Text;
  /** Asked of new rows; those from before may stay without. */
  readonly required: boolean;
  readonly help: Text | null;
  readonly length: number | null;
  readonly min: number | null;
  readonly max: number | null;
  readonly scale: number | null;
  readonly default: string | number | null;
  readonly values: readonly CustomFieldChoice[];
}

const texts = {
  name: ['字段标识', 'Field name'],
  zh: ['中文名称', 'Chinese label'],
  en: ['英文名称', 'English label'],
  badName: [
    '字段标识以小写字母开头，只能包含字母和数字',
    'A field name begins with a small letter and has letters and digits only',
  ],
  taken: ['与已有字段「{label}」的标识相同', 'The field “{label}” already has this name'],
  sameLabel: ['与已有字段「{label}」的名称相同', 'The field “{label}” already has this label'],
  noValues: ['请至少添加一个选项', 'Add at least one value'],
  manyValues: ['选项不能超过{n}个', 'At most {n} values are allowed'],
  badCode: ['选项编码只能包含字母、数字、下划线和短横线', 'The code of a value has letters, digits, _ and - only'],
  sameCode: ['选项编码重复', 'The code of a value is repeated'],
  noWord: ['请填写选项的中文和英文名称', 'Fill in both labels of the value'],
  sameWord: ['选项名称重复', 'The label of a value is repeated'],
  span: ['最大值不能小于最小值', 'The maximum cannot be below the minimum'],
} as const satisfies Record<string, Text>;

/** `Surface treatment` → `surfaceTreatment`: what a field is called unless somebody wants it otherwise. */
export function customFieldName(english: string): string {
  const [first = '', ...rest] = english.match(/[A-Za-z0-9]+/g) ?? [];
  const parts = [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase())];
  const name = parts.join('').replace(/^[0-9]+/, '');
  return (name.charAt(0).toLowerCase() + name.slice(1)).slice(0, NAME_LENGTH);
}

/** Which limits each kind may have. */
const LIMITS: Readonly<Record<CustomFieldKind, readonly ('length' | 'min' | 'max' | 'scale')[]>> = {
  text: ['length'],
  integer: ['min', 'max'],
  decimal: ['scale', 'min', 'max'],
  date: [],
  datetime: [],
  flag: [],
  choice: [],
};
export const limitsOf = (kind: CustomFieldKind) => LIMITS[kind];

/** The same as forms, lists and sheets know a field. */
export function fieldOfCustom(own: Omit<CustomField, 'name'>): Field {
  const { kind, label, required, values } = own;
  const said = [...LIMITS[kind], 'help', 'default'] as const;
  const options: FieldOptions = {
    required,
    ...Object.fromEntries(said.filter((name) => own[name] !== null).map((name) => [name, own[name]])),
    ...(kind === 'choice' && { values: Object.fromEntries(values.map(({ code, label: word }) => [code, word])) }),
  };
  return { kind, label, required, options };
}

/** What a field may not be called: names and labels the entity has already, by the label of whoever has them. */
interface NamesInUse {
  readonly names: ReadonlyMap<string, Text>;
  readonly labels: readonly Text[];
}
/** What the engine itself knows of every row, and of documents. */
const STAMPS: Readonly<Record<string, Text>> = { id: ['编号', 'Id'], version: ['版本', 'Version'] };
const DOCUMENT: Readonly<Record<string, Text>> = { number: ['单据编号', 'Number'], status: sharedWords.status };
const ownOf = ({ numberLabel }: AnyDocument): Readonly<Record<string, Text>> => ({ ...DOCUMENT, number: numberLabel });

/** A sheet finds its columns by their labels, so that these may not be shared either. */
export function namesInUse(entity: Entity<any, any>, others: Readonly<Record<string, Pick<Field, 'label'>>>): NamesInUse {
  const fields = Object.entries({ ...(entity.fields as Fields), ...others }).map(([name, { label }]): [string, Text] => [
    name,
    label,
  ]);
  const shown = [...(isDocument(entity) ? Object.entries(ownOf(entity)) : []), ...fields];
  return { names: new Map([...Object.entries({ ...STAMPS, ...DOCUMENT }), ...shown]), labels: shown.map(([, label]) => label) };
}

const problem = (at: string, text: Text): Problem => ({ at, text, level: 'error' });
const lettersOf = (value: string): number => [...value].length;

function labelProblems(at: string, label: Text, longest: number): Problem[] {
  return ([0, 1] as const).flatMap((side) => {
    const [name, field] = side === 0 ? [`${at}Zh`, texts.zh] : [`${at}En`, texts.en];
    if (blank(label[side])) return [problem(name, fill(words.fillIn, { field }))];
    return lettersOf(label[side]) > longest ? [problem(name, fill(words.tooLong, { field, n: longest }))] : [];
  });
}

function valueProblems(values: readonly CustomFieldChoice[]): Problem[] {
  if (values.length === 0) return [problem('values', texts.noValues)];
  if (values.length > VALUES_MOST) return [problem('values', fill(texts.manyValues, { n: VALUES_MOST }))];
  return values.flatMap(({ code, label }, index) => {
    const at = `values.${index}`;
    const before = values.slice(0, index);
    if (label.some((side) => blank(side) || lettersOf(side) > LABEL_LENGTH)) return [problem(at, texts.noWord)];
    if (!CODE.test(code)) return [problem(at, texts.badCode)];
    if (before.some((one) => one.code === code)) return [problem(at, texts.sameCode)];
    return before.some((one) => one.label.some((side, way) => side === label[way])) ? [problem(at, texts.sameWord)] : [];
  });
}

/** Within what the limits themselves stay. */
const SPANS = {
  length: [['最大长度', 'Maximum length'], 1, TEXT_LENGTH],
  scale: [['小数位数', 'Decimals'], 0, SCALE],
  min: [['最小值', 'Minimum'], -NUMBER_BOUND, NUMBER_BOUND],
  max: [['最大值', 'Maximum'], -NUMBER_BOUND, NUMBER_BOUND],
} as const satisfies Record<string, readonly [Text, number, number]>;

function whole(at: keyof typeof SPANS, value: number | null): Problem[] {
  const [label, min, max] = SPANS[at];
  const text = valueProblem({ kind: 'integer', label, required: false, options: { min, max } }, value);
  return text ? [problem(at, text)] : [];
}

/** Everything wrong with such a field, in the order of its form; both sides ask. */
export function customFieldProblems(field: CustomField, taken: NamesInUse): readonly Problem[] {
  const { name, kind, label, help, min, max } = field;
  const holder = taken.names.get(name);
  const twin = taken.labels.find((one) => one.some((side, way) => side === label[way]));
  const found = [
    ...labelProblems('label', label, LABEL_LENGTH),
    ...(twin ? [problem('labelZh', fill(texts.sameLabel, { label: twin }))] : []),
    ...(blank(name)
      ? [problem('name', fill(words.fillIn, { field: texts.name }))]
      : NAME.test(name)
        ? []
        : [problem('name', texts.badName)]),
    ...(holder ? [problem('name', fill(texts.taken, { label: holder }))] : []),
    ...(help ? labelProblems('help', help, HELP_LENGTH) : []),
    ...LIMITS[kind].flatMap((limit) => whole(limit, field[limit])),
    ...(LIMITS[kind].includes('max') && min !== null && max !== null && max < min ? [problem('max', texts.span)] : []),
    ...(kind === 'choice' ? valueProblems(field.values) : []),
  ];
  if (found.length > 0 || isMoment(field)) return found;
  const text = valueProblem(fieldOfCustom({ ...field, required: false }), field.default);
  return text ? [problem('default', text)] : [];
}

/** A day or a moment may begin with the one in which the row is made. */
const isMoment = ({ kind, default: begins }: CustomField): boolean =>
  (kind === 'date' && begins === 'today') || (kind === 'datetime' && begins === 'now');

type Sent = Readonly<Record<string, unknown>>;
const record = (value: unknown): Sent => (typeof value === 'object' && value !== null ? { ...value } : {});
const typed = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
const pair = (value: unknown): Text => (Array.isArray(value) ? [typed(value[0]), typed(value[1])] : ['', '']);
const count = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const isOwnKind = (value: unknown): value is CustomFieldKind => CUSTOM_FIELD_KINDS.some((kind) => kind === value);

/** A field as somebody sent it; what is missing or of another form stays empty, for the checks to word. */
export function customFieldFrom(sent: unknown): CustomField {
  const { name, kind, label, required, help, length, min, max, scale, default: begins, values } = record(sent);
  const hint = pair(help);
  return {
    name: typed(name),
    kind: isOwnKind(kind) ? kind : 'text',
    label: pair(label),
    required: required === true,
    help: hint.every(blank) ? null : hint,
    length: count(length),
    min: count(min),
    max: count(max),
    scale: count(scale),
    default: typeof begins === 'number' ? begins : typed(begins) || null,
    values: (Array.isArray(values) ? values : [])
      .map(record)
      .map((one) => ({ code: typed(one['code']), label: pair(one['label']) })),
  };
}

/** The same from what forms know. */
export const customOfField = (name: string, { kind, label, required, options }: Field): CustomField =>
  customFieldFrom({
    ...options,
    name,
    kind,
    label,
    required,
    values: Object.entries(options.values ?? {}).map(([code, word]) => ({ code, label: word })),
  });
