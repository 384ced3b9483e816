import { match } from 'pinyin-pro';
import { expect, test } from 'vitest';
import { answers, looksLikeNumber, rankOf, type Way } from './palette-rules.ts';

const way = (zh: string, en: string, kind: Way['kind'] = 'menu'): Way => ({
  key: zh,
  kind,
  label: [zh, en],
  path: null,
  url: '',
});
const ways = [way('销售订单', 'Sales order', 'tab'), way('采购订单', 'Purchase order'), way('物料', 'Part'), way('用户', 'User')];
const named = (typed: string): readonly string[] => answers(ways, typed, match).map(({ key }) => key);

test('a page is found by any part of its name, in either language', () => {
  expect(named('订单')).toEqual(['销售订单', '采购订单']);
  expect(named('ORDER')).toEqual(['销售订单', '采购订单']);
  expect(named('part')).toEqual(['物料']);
  expect(named('xyz')).toEqual([]);
});

test('pinyin initials and syllables find Chinese names', () => {
  expect(named('xsdd')).toEqual(['销售订单']);
  expect(named('caigou')).toEqual(['采购订单']);
  expect(named('wl')).toEqual(['物料']);
  expect(rankOf(['物料', 'Part'], 'wl', null)).toBeNull();
});

test('initials of English words find English names', () => {
  expect(named('po')[0]).toBe('采购订单');
});

test('the beginning of a name comes before its middle; nothing typed shows everything at hand', () => {
  const two = [way('订单物料', 'x'), way('物料', 'y')];
  expect(answers(two, '物', match).map(({ key }) => key)).toEqual(['物料', '订单物料']);
  expect(named('')).toHaveLength(4);
});

test('what may be a number is looked for among the documents', () => {
  for (const typed of ['SO2026', 'dn20261100001', '20261', 'HD-2026-7']) expect(looksLikeNumber(typed), typed).toBe(true);
  for (const typed of ['', 'SO', '12', '销售', 'sales order', 'part']) expect(looksLikeNumber(typed), typed).toBe(false);
});
