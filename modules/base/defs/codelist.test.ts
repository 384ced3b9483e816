import { problems } from '@takt/model';
import { expect, test } from 'vitest';
import { Codelist } from './codelist.ts';

const list = { code: 'ERP-UNIT', name: '计量单位对照', purpose: 'mapping', outerSystem: 'ERP', markStatus: '1' };
const item = (value: string, outerCode: string | null, more: object = {}) => ({
  value,
  label: value,
  outerCode,
  incoming: '1',
  enabled: '1',
  ...more,
});
const told = (...items: readonly object[]) =>
  problems(Codelist, { ...list, items }, { now: '2026-03-02 08:00:00' }).map(({ at, text }) => [at, text[0]]);

test('a mapping leads each code of the other system to one of ours; several of ours may share one', () => {
  expect(told(item('PCS', 'EA'), item('KG', 'KGM'))).toEqual([]);
  expect(told(item('PCS', 'EA'), item('SET', 'EA'))).toEqual([['items', '同一外部代码只能转入一个代码项']]);
  expect(told(item('PCS', 'EA'), item('SET', 'EA', { incoming: '0' }))).toEqual([]);
  expect(told(item('PCS', 'EA'), item('SET', 'EA', { enabled: '0' }))).toEqual([]);
});

test('a mapping names the other system and its codes; a list to look up needs neither', () => {
  expect(told(item('PCS', null))).toEqual([['items', '对照用的代码项必须填写外部代码']]);
  const at = { now: '2026-03-02 08:00:00' };
  expect(problems(Codelist, { ...list, outerSystem: null }, at)).toMatchObject([{ at: 'outerSystem' }]);
  const looked = { ...list, purpose: 'reference', outerSystem: null, items: [item('PCS', null), item('SET', null)] };
  expect(problems(Codelist, looked, at)).toEqual([]);
});

test('beside its first field it says where the values of forms are kept', () => {
  expect(Codelist.fields.code.options.help?.[0]).toContain('数据字典');
});
