import { expect, test } from 'vitest';
import { type Burst, joined } from './burst.ts';

const arriving = (...times: readonly number[]): readonly Burst[] => {
  const shown: Burst[] = [];
  for (const at of times) shown.push(joined(shown.at(-1) ?? null, [`第${at}`, `No ${at}`], at));
  return shown;
};

test('one message is shown as it is', () => {
  expect(arriving(0)[0]?.text).toEqual(['第0', 'No 0']);
});

test('messages within two seconds of each other become one toast that counts', () => {
  const shown = arriving(0, 500, 2500, 2600, 2700);
  expect(shown.at(-1)?.text).toEqual(['您有 5 条新消息', 'You have 5 new messages']);
  expect(new Set(shown.map(({ key }) => key)).size).toBe(1);
});

test('after a pause of more than two seconds the next one speaks for itself', () => {
  const [, , third] = arriving(0, 100, 2101);
  expect(third).toMatchObject({ count: 1, text: ['第2101', 'No 2101'], key: 'live 2101' });
});
