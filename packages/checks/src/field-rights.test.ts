import { code, entity, money, quantity, ref, table, text } from '@takt/model';
import { expect, test } from 'vitest';
import type { AnyEntity } from './definitions.ts';
import { fieldRights } from './field-rights.ts';
import { toy, toyWith } from './toy-module.ts';

const whats = (...entities: readonly AnyEntity[]) => fieldRights(toyWith(...entities)).map(({ what }) => what);
const fields = {
  code: code('编码', 'Code', { required: true }),
  name: text('名称', 'Name'),
  vendor: ref('toy.vendor', '供应商', 'Supplier'),
};
const label = ['零件', 'Part'] as const;

test('the little module is sound', () => {
  expect(fieldRights([toy])).toEqual([]);
});

test('an entity that suppliers read says what they see, and shows what its rows are found by', () => {
  expect(whats(entity('toy.part', { label, fields, scopes: { vendor: 'vendor' } }))).toEqual([
    'belongs to suppliers and does not say what they see of it',
  ]);
  expect(whats(entity('toy.part', { label, fields, scopes: { vendor: 'vendor' }, suppliers: 'all' }))).toEqual([]);
  expect(whats(entity('toy.part', { label, fields, suppliers: 'all' }))).toEqual([
    'shows suppliers all of rows that are not theirs',
  ]);
  expect(whats(entity('toy.part', { label, fields, suppliers: ['code'] }))).toEqual([
    'keeps name from suppliers, by which its rows are found',
  ]);
  expect(whats(entity('toy.part', { label, fields, suppliers: ['code', 'name'] }))).toEqual([]);
});

test('a field with a right names one of its entity, and is neither needed nor a key', () => {
  const price = money('单价', 'Price', { right: 'seePrice' });
  const rights = { seePrice: ['查看价格', 'See prices'] } as const;
  expect(whats(entity('toy.part', { label, fields: { ...fields, price }, rights }))).toEqual([]);
  expect(whats(entity('toy.part', { label, fields: { ...fields, price } }))).toEqual([
    'price asks for the right seePrice, which the definition does not name',
  ]);
  const needed = 'has a right and is needed: whoever lacks the right could save nothing';
  const required = quantity('数量', 'Quantity', { required: true, right: 'seePrice' });
  const lines = table('明细', 'Lines', { qty: required });
  expect(whats(entity('toy.part', { label, fields: { ...fields, price }, details: { lines }, rights, title: ['code'] }))).toEqual(
    [`qty ${needed}`],
  );
  const secret = code('密级', 'Secrecy', { unique: true, right: 'seePrice' });
  expect(whats(entity('toy.part', { label, fields: { ...fields, secret }, rights }))).toEqual([
    'secret has a right and is a key: a refusal would tell what it holds',
  ]);
  expect(whats(entity('toy.part', { label, fields: { ...fields, price }, rights, sort: [['price', 'asc']] }))).toEqual([
    `price ${needed}`,
  ]);
});
