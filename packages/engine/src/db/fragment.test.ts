import { expect, test } from 'vitest';
import { fragment, verbatim } from './fragment.ts';
import { statement } from './sql.ts';

test('pieces stand in each other, and their values are numbered in the order they are verbatim', () => {
  const inner = fragment`b = any(${['x']}::uuid[])`;
  const whole = fragment`select 1 from t where a = ${1} and ${inner} and c = ${2}`;
  expect([whole.text, whole.values]).toEqual(['select 1 from t where a = $1 and b = any($2::uuid[]) and c = $3', [1, ['x'], 2]]);
});

test('a statement takes pieces between its values', () => {
  const strings = Object.assign(['select ', ' where a in ', ' and b = ', ''], { raw: [] });
  const { text, values } = statement(strings, [verbatim('x'), fragment`(${1}, ${2})`, 3]);
  expect([text, values]).toEqual(['select x where a in ($1, $2) and b = $3', [1, 2, 3]]);
});

test('a piece with values is no text: it would be read without them', () => {
  expect(`${verbatim("('00', '10')")}`).toBe("('00', '10')");
  expect(() => `${fragment`a = ${1}`}`).toThrow('not text');
});
