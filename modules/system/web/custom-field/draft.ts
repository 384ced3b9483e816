import { type OwnField, ownName, type OwnValue } from '@takt/model';

/** A field that nobody has written anything about yet. */
export const newField: OwnField = {
  name: '',
  kind: 'text',
  label: ['', ''],
  required: false,
  help: null,
  length: null,
  min: null,
  max: null,
  scale: null,
  default: null,
  values: [],
};

/** The field with another English label; its name follows as long as nobody has chosen one. */
export function withEnglish(field: OwnField, english: string, fixed: boolean): OwnField {
  const followed = field.name === ownName(field.label[1]);
  return { ...field, label: [field.label[0], english], name: !fixed && followed ? ownName(english) : field.name };
}

/** Another kind has other limits and other values to begin with. */
export const withKind = (field: OwnField, kind: OwnField['kind']): OwnField => ({
  ...newField,
  name: field.name,
  label: field.label,
  help: field.help,
  required: kind !== 'flag' && field.required,
  kind,
  values: kind === 'choice' ? [emptyValue, emptyValue] : [],
});

export const emptyValue: OwnValue = { code: '', label: ['', ''] };

/** A value with another label; its code follows the English one as long as nobody has chosen one. */
export function withWord(value: OwnValue, side: 0 | 1, word: string, fixed: boolean): OwnValue {
  const label: OwnValue['label'] = side === 0 ? [word, value.label[1]] : [value.label[0], word];
  const followed = value.code === ownName(value.label[1]);
  return { label, code: !fixed && followed ? ownName(label[1]) : value.code };
}
