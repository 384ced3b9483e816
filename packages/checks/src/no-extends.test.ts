import { expect, test } from 'vitest';
import { noExtends } from './no-extends.ts';

const found = (text: string, path = 'modules/sales/server/order.ts') => noExtends([{ path, text }]);

test('behaviour is not inherited in modules', () => {
  expect(found('\nclass Order extends StockDocument {}')).toEqual([
    { where: 'modules/sales/server/order.ts:2', what: 'inherits from StockDocument; compose functions and values' },
  ]);
  expect(found('const A = class extends Base<Row> {}')).toHaveLength(1);
  expect(found('class A<T extends Row> extends base.Thing<T> {}')).toHaveLength(1);
});

test('errors, interfaces and bounds of types are fine', () => {
  expect(found('class Short extends Error {}\nclass Worse extends ShortError {}')).toEqual([]);
  expect(found('export interface Part extends RowOf<typeof Part> {}\nclass Box<T extends Row> {}')).toEqual([]);
  expect(found('class A extends B {}', 'packages/engine/src/x.ts')).toEqual([]);
});
