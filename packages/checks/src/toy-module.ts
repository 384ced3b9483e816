import { type AnyDocument, code, document, entity, type MenuGroup, quantity, ref, screen, state, table, text } from '@takt/model';
import type { AnyEntity } from './definitions.ts';
import type { ModuleParts } from './finding.ts';

/** A sound little module for the tests: each test breaks one thing in it. */
export const Unit = entity('toy.unit', {
  label: ['单位', 'Unit'],
  fields: { code: code('编码', 'Code', { required: true, unique: true }), name: text('名称', 'Name') },
});
export const Order = document('toy.order', {
  label: ['订单', 'Order'],
  number: 'TO{yyyyMM}{seq:4}',
  essential: ['number', 'status', 'unit'],
  states: {
    draft: state('00', '草稿', 'Draft'),
    open: state('10', '打开', 'Open'),
    closed: state('40', '已关闭', 'Closed', { final: true }),
  },
  fields: { unit: ref('toy.unit', '单位', 'Unit', { required: true }), remark: text('备注', 'Remark') },
  details: {
    lines: table('明细', 'Lines', { unit: ref('toy.unit', '单位', 'Unit'), qty: quantity('数量', 'Quantity', { unit: 'unit' }) }),
  },
  actions: {
    edit: { from: 'draft' },
    publish: {
      from: 'draft',
      to: 'open',
      needs: [{ id: 'lines', must: (order) => order.lines.length > 0, else: ['请维护明细', 'Add a line'] }],
    },
    close: { from: ['draft', 'open'], to: 'closed', input: { reason: text('原因', 'Reason') } },
  },
});
const menu: readonly MenuGroup[] = [
  {
    area: 'base',
    group: 'toys',
    label: ['玩具', 'Toys'],
    screens: [
      screen('/toy/unit', '单位', 'Unit', 'master', 'toy.unit'),
      screen('/toy/order', '订单', 'Order', 'doc', 'toy.order'),
    ],
  },
];
export const toy: ModuleParts = { defs: { module: 'toy', label: ['玩具', 'Toy'], contexts: [], entities: [Unit, Order] }, menu };

/** The toy module with more entities, which are on no menu. */
export const toyWith = (...entities: readonly (AnyEntity | AnyDocument)[]): readonly ModuleParts[] => [
  { ...toy, defs: { ...toy.defs, entities: [...toy.defs.entities, ...entities] } },
];
