import {
  choice,
  type Field,
  fieldOfCustom,
  flag,
  integer,
  limitsOf,
  CUSTOM_FIELD_KINDS,
  type CustomField,
  type Problem,
  text,
  type Text,
} from '@takt/model';
import { FieldItem, useSay } from '@takt/web';
import { withEnglish, withKind } from './draft.ts';
import { ValuesEditor } from './values-editor.tsx';
import { KIND_WORDS } from './words.ts';
import style from './field-drawer.module.css';

const NAME = text('字段标识', 'Field name', {
  required: true,
  length: 40,
  help: ['接口和数据中使用，创建后不可更改', 'Used in data and by programs; it cannot be changed later'],
});
const KIND = choice('字段类型', 'Kind of field', KIND_WORDS, { required: true });
const ZH = text('中文名称', 'Chinese label', { required: true, length: 60 });
const EN = text('英文名称', 'English label', { required: true, length: 60 });
const REQUIRED = flag('新增时必填', 'Required for new records', {
  help: ['已有记录可以保持为空；填写过的不能再清空', 'Records from before may stay empty; what was filled in cannot be emptied'],
});
const LIMITS = {
  length: integer('最大长度', 'Maximum length', { min: 1 }),
  scale: integer('小数位数', 'Decimals', { min: 0 }),
  min: integer('最小值', 'Minimum'),
  max: integer('最大值', 'Maximum'),
};
const HELP_ZH = text('填写说明（中文）', 'Hint (Chinese)', { length: 200 });
const HELP_EN = text('填写说明（英文）', 'Hint (English)', { length: 200 });
const DEFAULT: Text = ['默认值', 'Default'];
const TODAY = choice('默认值', 'Default', { today: ['新增当天', 'The day it is made'] });
const NOW = choice('默认值', 'Default', { now: ['新增时刻', 'The moment it is made'] });
const CREATED: Text = ['创建后不可更改', 'Cannot be changed any more'];

interface FormProps {
  readonly draft: CustomField;
  /** The field as it exists; null for a new one. */
  readonly stored: CustomField | null;
  readonly problems: readonly Problem[];
  readonly onChange: (draft: CustomField) => void;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** How a default is chosen: as the field itself is filled in, or as the moment in which a row is made. */
const defaultField = (draft: CustomField): Field => {
  if (draft.kind === 'date') return TODAY;
  if (draft.kind === 'datetime') return NOW;
  return { ...fieldOfCustom({ ...draft, required: false, help: null }), label: DEFAULT };
};

/** All there is to say about a field. */
export function FieldForm({ draft, stored, problems, onChange }: FormProps) {
  const say = useSay();
  const { kind, label, help } = draft;
  const limits = limitsOf(kind);
  const item = (at: string, field: Field, value: unknown, take: (value: unknown) => CustomField) => (
    <FieldItem
      key={`${at} ${kind}`}
      id={`own-field-${at}`}
      field={field}
      value={value}
      label={null}
      required={field.required && field.kind !== 'flag'}
      problem={problems.find((one) => one.at === at) ?? null}
      onChange={(next) => onChange(take(next))}
    />
  );
  const hint = (side: 0 | 1) => (value: unknown) => {
    const [zh, en] = help ?? ['', ''];
    const next: Text = side === 0 ? [textOf(value), en] : [zh, textOf(value)];
    return { ...draft, help: next.every((one) => one === '') ? null : next };
  };
  return (
    <>
      <div className={style['pair']}>
        {item('labelZh', ZH, label[0], (value) => ({ ...draft, label: [textOf(value), label[1]] }))}
        {item('labelEn', EN, label[1], (value) => withEnglish(draft, textOf(value), stored !== null))}
      </div>
      {stored ? (
        <p className={style['fixed']} title={say(CREATED)}>
          <span>
            {say(NAME.label)} <strong>{draft.name}</strong>
          </span>
          <span>
            {say(KIND.label)} <strong>{say(KIND_WORDS[kind])}</strong>
          </span>
          <span>{say(CREATED)}</span>
        </p>
      ) : (
        <div className={style['pair']}>
          {item('kind', KIND, kind, (value) => withKind(draft, CUSTOM_FIELD_KINDS.find((one) => one === value) ?? kind))}
          {item('name', NAME, draft.name, (value) => ({ ...draft, name: textOf(value) }))}
        </div>
      )}
      {kind === 'choice' && (
        <ValuesEditor
          values={draft.values}
          stored={stored?.values ?? []}
          problems={problems}
          onChange={(values) => onChange({ ...draft, values })}
        />
      )}
      {limits.length > 0 && (
        <div className={style['three']}>
          {limits.map((name) => item(name, LIMITS[name], draft[name], (value) => ({ ...draft, [name]: numberOf(value) })))}
        </div>
      )}
      <div className={style['pair']}>
        {item('default', defaultField(draft), draft.default, (value) => ({
          ...draft,
          default: typeof value === 'number' || typeof value === 'string' ? value : null,
        }))}
        {kind !== 'flag' &&
          item('required', REQUIRED, draft.required ? '1' : '0', (value) => ({ ...draft, required: value === '1' }))}
      </div>
      <div className={style['pair']}>
        {item('helpZh', HELP_ZH, help?.[0] ?? null, hint(0))}
        {item('helpEn', HELP_EN, help?.[1] ?? null, hint(1))}
      </div>
    </>
  );
}
