import { expect, test } from 'vitest';
import { defaults, newRow } from './defaults.ts';
import { entity, table } from './entity.ts';
import { choice, computed, date, datetime, files, flag, flagYN, integer, quantity, refs, text } from './fields/index.ts';

const at = { now: '2026-03-09 08:30:00' };
const fields = {
  name: text('名称', 'Name'),
  note: text('备注', 'Note', { default: 'now' }),
  kind: choice('类型', 'Kind', { a: ['甲', 'A'], b: ['乙', 'B'] }, { default: 'b' }),
  count: integer('数', 'Count', { default: 0 }),
  qty: quantity('数量', 'Quantity', { default: '0' }),
  day: date('日期', 'Day', { default: 'today' }),
  moment: datetime('时间', 'Moment', { default: 'now' }),
  later: datetime('以后', 'Later'),
  on: flag('启用', 'On', { default: '1' }),
  off: flag('停用', 'Off'),
  yes: flagYN('是否', 'Yes'),
  papers: files('附件', 'Papers'),
  parts: refs('base.part', '物料', 'Parts'),
  total: computed('decimal', '合计', 'Total'),
};

test('a form starts with what the definition says, and null elsewhere', () => {
  expect(defaults(fields, at)).toEqual({
    name: null,
    note: 'now',
    kind: 'b',
    count: 0,
    qty: '0',
    day: '2026-03-09',
    moment: '2026-03-09 08:30:00',
    later: null,
    on: '1',
    off: '0',
    yes: 'N',
    papers: [],
    parts: [],
  });
});

test('a new row has its detail tables, empty', () => {
  const Thing = entity('x.thing', {
    label: ['东西', 'Thing'],
    fields: { name: fields.name },
    details: { lines: table('明细', 'Lines', { qty: fields.qty }) },
  });
  expect(newRow(Thing, at)).toEqual({ name: null, lines: [] });
});
