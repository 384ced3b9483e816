import { document, SHIPPED_VIEW, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import { shippedViews, withinView } from './shipped-views.ts';
import { isShipped } from './views.ts';

const Note = document('test.note', {
  label: ['送货单', 'Delivery note'],
  number: 'DN{seq:5}',
  states: { new: state('00', '新建', 'New'), released: state('10', '已发布', 'Released', { final: true }) },
  fields: { remark: text('备注', 'Remark') },
  waits: { new: 'publish' },
  actions: { publish: { from: 'new', to: 'released' } },
});
const named = (may: boolean) =>
  shippedViews(
    Note,
    () => may,
    (one) => one[0],
  ).map(({ id, name }) => [id, name]);

test('use 48 a list has the views that follow from its document; what waits only for whoever takes the step', () => {
  expect(named(true)).toEqual([
    ['$waiting', '待我处理'],
    ['$mine', '我创建的'],
    ['$week', '本周新增'],
  ]);
  expect(named(false).map(([id]) => id)).toEqual(['$mine', '$week']);
  expect([isShipped('$mine'), isShipped('1'), isShipped(null)]).toEqual([true, false, false]);
});

test('use 48 conditions narrow such a view and do not leave it', () => {
  expect(withinView({ [SHIPPED_VIEW]: 'mine' }, { number: 'DN' })).toEqual({ number: 'DN', [SHIPPED_VIEW]: 'mine' });
  expect(withinView({ number: 'DN' }, {})).toEqual({});
});
