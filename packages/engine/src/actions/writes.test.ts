import { choice, date, datetime, flag, type GuardContext, text, user } from '@takt/model';
import { expect, test } from 'vitest';
import { writes } from './writes.ts';

const fields = {
  at: datetime('时间', 'At'),
  on: date('日期', 'On'),
  by: user('人员', 'By'),
  kind: choice('类型', 'Kind', { now: ['现在', 'Now'], later: ['以后', 'Later'] }),
  open: flag('开放', 'Open'),
  remark: text('备注', 'Remark'),
};
const at = (input: GuardContext['input'] = {}): GuardContext => ({
  now: '2026-03-02 23:30:00',
  today: '2026-03-03',
  actor: { userId: 'u1', vendorId: null, can: () => true },
  input,
});

test('now is the time, in a date the day of the plant; actor is a person; values and nothing stand for themselves', () => {
  const sets = { at: 'now', on: 'now', by: 'actor', kind: 'now', open: '1' };
  expect(writes(fields, { sets }, at())).toEqual({
    at: '2026-03-02 23:30:00',
    on: '2026-03-03',
    by: 'u1',
    kind: 'now',
    open: '1',
  });
  expect(writes(fields, { sets: { at: null, by: null } }, at())).toEqual({ at: null, by: null });
});

test('answers are kept, left out ones as nothing; they go before what is set', () => {
  const action = { sets: { at: 'now' }, stores: ['at', 'remark'] };
  expect(writes(fields, action, at({ at: '2026-03-01 08:00:00', remark: '好', other: 'x' }))).toEqual({
    at: '2026-03-01 08:00:00',
    remark: '好',
  });
  expect(writes(fields, action, at({ at: null }))).toEqual({ at: '2026-03-02 23:30:00', remark: null });
  expect(writes(fields, { stores: { why: 'remark' } }, at({ why: '坏' }))).toEqual({ remark: '坏' });
});
