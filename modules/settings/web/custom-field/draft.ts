import { type CustomField, customFieldName, type CustomFieldChoice } from '@takt/model';

/** A field that nobody has written anything about yet. */
export const newField: CustomField = {
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
export function withEnglish(field: CustomField, english: string, fixed: boolean): CustomField {
  const followed = field.name === customFieldName(field.label[1]);
  return { ...field, label: [field.label[0], english], name: !fixed && followed ? customFieldName(english) : field.name };
}

/** Another kind has other limits and other values to begin with. */
export const withKind = (field: CustomField, kind: CustomField['kind']): CustomField => ({
  ...newField,
  name: field.name,
  label: field.label,
  help: field.help,
  required: kind !== 'flag' && field.required,
  kind,
  values: kind === 'choice' ? [emptyValue, emptyValue] : [],
});

export const emptyValue: CustomFieldChoice = { code: '', label: ['', ''] };

/** A value with another label; its code follows the English one as long as nobody has chosen one. */
export function withWord(value: CustomFieldChoice, side: 0 | 1, word: string, fixed: boolean): CustomFieldChoice {
  const label: CustomFieldChoice['label'] = side === 0 ? [word, value.label[1]] : [value.label[0], word];
  const followed = value.code === customFieldName(value.label[1]);
  return { label, code: !fixed && followed ? customFieldName(label[1]) : value.code };
}
