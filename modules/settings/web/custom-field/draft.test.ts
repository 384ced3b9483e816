import { expect, test } from 'vitest';
import { emptyValue, newField, withEnglish, withKind, withWord } from './draft.ts';

test('the name follows the English label until somebody chooses one, and never once the field exists', () => {
  const typed = withEnglish(newField, 'Surface treatment', false);
  expect(typed.name).toBe('surfaceTreatment');
  expect(withEnglish(typed, 'Surface', false).name).toBe('surface');
  expect(withEnglish({ ...typed, name: 'coating' }, 'Surface', false).name).toBe('coating');
  expect(withEnglish(typed, 'Surface', true).name).toBe('surfaceTreatment');
});

test('another kind begins anew with what the last one was limited to', () => {
  const field = { ...newField, name: 'load', label: ['载荷', 'Load'] as const, required: true, length: 5, default: 'x' };
  expect(withKind(field, 'choice')).toEqual({
    ...newField,
    ...field,
    kind: 'choice',
    length: null,
    default: null,
    values: [emptyValue, emptyValue],
  });
  expect(withKind(field, 'flag').required).toBe(false);
});

test('the code of a value follows its English label in the same way', () => {
  const value = withWord(withWord(emptyValue, 1, 'Zinc plated', false), 0, '镀锌', false);
  expect(value).toEqual({ code: 'zincPlated', label: ['镀锌', 'Zinc plated'] });
  expect(withWord(value, 1, 'Zinc', true).code).toBe('zincPlated');
});
