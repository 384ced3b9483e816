import { expect, test } from 'vitest';
import {
  buttonRefusal,
  claimRefusal,
  document,
  type GuardContext,
  isQueueAction,
  priorityField,
  ref,
  refusal,
  state,
  text,
  transitionTable,
  user,
} from './index.ts';

const Chore = document('toy.chore', {
  label: ['杂务', 'Chore'],
  number: 'C{seq:4}',
  states: { open: state('00', '待办', 'Open'), sent: state('20', '已送', 'Sent'), done: state('40', '完成', 'Done') },
  fields: {
    title: text('标题', 'Title'),
    place: ref('toy.place', '地点', 'Place'),
    priority: priorityField(),
    keeper: user('负责人', 'Keeper', { readonly: true }),
  },
  queue: { open: ['open'], claimedBy: 'keeper', priority: 'priority', zone: 'place' },
  actions: {
    send: { label: ['送出', 'Send'], from: 'open', to: 'sent' },
    sign: { label: ['签收', 'Sign'], from: 'sent', to: 'done' },
  },
});
const at = (userId: string, can = (_: string) => true): GuardContext => ({
  now: '2026-03-02 08:00:00',
  actor: { userId, can, vendorId: null },
  input: {},
});
const claimed = { status: 'open', keeper: 'li', keeperLabel: 'li 李梅' };
const free = { status: 'open', keeper: null };
const codeOf = (action: string, row: { status: string }, by: string) => buttonRefusal(Chore, action, row, at(by))?.code ?? null;

test('a work queue adds its actions behind the document’s own, and moves nothing by them', () => {
  expect(transitionTable(Chore).split('\n')).toEqual([
    '           open sent done',
    'send       sent ·    ·',
    'sign       ·    done ·',
    'claim      stay ·    ·',
    'giveBack   stay ·    ·',
    'prioritise stay ·    ·',
  ]);
  expect(Object.keys(Chore.actions).filter((name) => isQueueAction(Chore, name))).toEqual(['claim', 'giveBack', 'prioritise']);
  expect(Chore.rights).toEqual({ dispatch: ['收回他人领取的任务', 'Gives back what others have claimed'] });
});

test('what somebody has claimed is greyed for others with the name, and open to the claimant', () => {
  expect(buttonRefusal(Chore, 'send', claimed, at('wang'))).toEqual({
    code: 'toy.chore.send.claimed',
    text: ['该杂务已由li 李梅领取', 'li 李梅 has claimed this chore'],
    unblock: ['请等待对方归还，或请调度员收回', 'Wait until it is given back, or ask a dispatcher to take it back'],
    level: 'error',
  });
  expect([codeOf('send', claimed, 'li'), codeOf('send', free, 'wang')]).toEqual([null, null]);
  expect(codeOf('claim', claimed, 'wang')).toBe('toy.chore.claim.claimed');
  expect(codeOf('claim', claimed, 'li')).toBe('toy.chore.claim.yours');
  expect(codeOf('giveBack', free, 'li')).toBe('toy.chore.giveBack.free');
  expect(codeOf('prioritise', claimed, 'wang')).toBeNull();
});

test('past the states in which it waits the claim only tells who did it', () => {
  expect(codeOf('sign', { ...claimed, status: 'sent' }, 'wang')).toBeNull();
});

test('a dispatcher gives it back, and only that', () => {
  const nobody = (right: string) => right !== 'toy.chore.dispatch';
  expect(claimRefusal(Chore, 'giveBack', claimed, at('wang').actor)).toBeNull();
  expect(claimRefusal(Chore, 'giveBack', claimed, at('wang', nobody).actor)?.code).toBe('toy.chore.giveBack.claimed');
  expect(claimRefusal(Chore, 'send', claimed, at('wang').actor)?.code).toBe('toy.chore.send.claimed');
});

test('where it is not known who acts, and for what follows from other documents, the claim is not asked', () => {
  expect(codeOf('send', claimed, '')).toBeNull();
  expect(refusal(Chore, 'send', claimed, at('wang'))).toBeNull();
});
