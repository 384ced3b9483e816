import { type GuardContext, document, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import { offersOf, usualNext } from './offer.ts';
import { reachedStates, stateGraph } from './state-graph.ts';

const Note = document('toy.note', {
  label: ['单', 'Note'],
  number: 'N{seq:4}',
  states: {
    draft: state('00', '草稿', 'Draft'),
    published: state('10', '已发布', 'Published'),
    control: state('15', '管控', 'Control', { tone: 'warning' }),
    shipped: state('20', '已发运', 'Shipped'),
    partly: state('25', '部分', 'Partly'),
    received: state('30', '已收', 'Received'),
    closed: state('40', '关闭', 'Closed', { final: true }),
  },
  fields: { remark: text('备注', 'Remark'), held: text('扣留', 'Held') },
  actions: {
    edit: { from: 'draft' },
    bind: { label: ['绑定', 'Bind'], from: ['draft', 'published'] },
    publish: { from: 'draft', to: [{ when: (n) => n.held === '1', to: 'control' }, { to: 'published' }] },
    withdraw: { from: ['published', 'control'], to: 'draft' },
    audit: { label: ['审核', 'Audit'], from: 'control', to: 'published' },
    ship: { label: ['发运', 'Ship'], from: 'published', to: 'shipped' },
    receive: {
      label: ['收货', 'Receive'],
      from: ['shipped', 'partly'],
      to: [{ when: () => true, to: 'partly' }, { to: 'received' }],
      system: true,
    },
    close: { from: ['partly', 'received'], to: 'closed' },
  },
});
const can = new Set(['publish', 'withdraw', 'audit', 'ship', 'close', 'bind'].map((name) => `toy.note.${name}`));
const at: GuardContext = {
  now: '2026-03-02 08:00:00',
  input: {},
  actor: { userId: 'u', vendorId: null, can: (right) => can.has(right) },
};
const row = (status: string) => ({ status, remark: null, held: null });
const next = (status: string) =>
  usualNext(
    Note,
    row(status),
    offersOf(Note, row(status), () => at),
  )?.name ?? null;

test('the usual way follows the definition; what may be skipped branches off it', () => {
  const { way, sides, rank } = stateGraph(Note);
  expect(way).toEqual(['draft', 'published', 'shipped', 'received', 'closed']);
  expect(sides).toEqual([
    { name: 'control', from: 'draft' },
    { name: 'partly', from: 'shipped' },
  ]);
  expect(rank('control')).toBe(0.5);
});

test('a state that only leads back is beside the way, even where its action comes first', () => {
  const Repair = document('toy.repair', {
    label: ['维修', 'Repair'],
    number: 'R{seq:4}',
    states: {
      doing: state('10', '维修中', 'Doing'),
      waiting: state('15', '等待', 'Waiting'),
      done: state('20', '完成', 'Done', { final: true }),
    },
    fields: { remark: text('备注', 'Remark') },
    actions: {
      wait: { label: ['等待', 'Wait'], from: 'doing', to: 'waiting' },
      resume: { label: ['继续', 'Resume'], from: 'waiting', to: 'doing' },
      finish: { label: ['完成', 'Finish'], from: 'doing', to: 'done' },
    },
  });
  expect(stateGraph(Repair)).toMatchObject({ way: ['doing', 'done'], sides: [{ name: 'waiting', from: 'doing' }] });
});

test('the one primary button is the next step along the way', () => {
  expect([next('draft'), next('published'), next('control'), next('shipped'), next('partly'), next('closed')]).toEqual([
    'publish',
    'ship',
    'audit',
    null,
    null,
    null,
  ]);
});

test('wrong states are greyed with their sentence, missing rights hide the button', () => {
  const offers = offersOf(Note, row('draft'), () => at);
  expect(offers.map(({ name }) => name)).toEqual(['bind', 'publish', 'withdraw', 'audit', 'ship', 'close']);
  expect(offers.find(({ name }) => name === 'ship')?.refusal).toMatchObject({
    text: ['只有已发布状态的单才能发运', 'Ship is allowed only when the note is Published'],
    unblock: ['可先执行「发布」', 'Do “Publish” first'],
  });
  const nobody: GuardContext = { ...at, actor: { ...at.actor, can: () => false } };
  expect(offersOf(Note, row('draft'), () => nobody)).toEqual([]);
});

test('going back forgets the steps that lay ahead', () => {
  const move = (toStatus: string | null, hour: string) => ({ toStatus, who: 'Li', at: `2026-03-02 ${hour}:00:00` });
  const reached = reachedStates(Note, [move('00', '08'), move(null, '09'), move('10', '10'), move('00', '11'), move('15', '12')]);
  expect([...reached.entries()].map(([name, { at: when }]) => [name, when.slice(11, 13)])).toEqual([
    ['draft', '11'],
    ['control', '12'],
  ]);
});

test('what is picked step by step goes on once all of it is picked; calling it off is never the usual next step', () => {
  const Order = document('toy.order', {
    label: ['单', 'Order'],
    number: 'O{seq:4}',
    states: {
      released: state('10', '已下达', 'Released'),
      picking: state('12', '拣货中', 'Picking'),
      picked: state('20', '已拣', 'Picked'),
      shipped: state('30', '已出库', 'Shipped', { final: true }),
      cancelled: state('99', '已取消', 'Cancelled', { final: true }),
    },
    fields: { remark: text('备注', 'Remark') },
    actions: {
      pick: {
        label: ['拣货', 'Pick'],
        from: ['released', 'picking'],
        to: [{ when: ({ remark }) => remark === 'all', to: 'picked' }, { to: 'picking' }],
      },
      cancel: { from: 'released', to: 'cancelled' },
      ship: { label: ['出库', 'Ship'], from: 'picked', to: 'shipped' },
    },
  });
  const { way, sides } = stateGraph(Order);
  expect(way).toEqual(['released', 'picking', 'picked', 'shipped']);
  expect(sides).toEqual([{ name: 'cancelled', from: 'released' }]);
  const anybody: GuardContext = { ...at, actor: { ...at.actor, can: () => true } };
  const usual = (status: string) =>
    usualNext(
      Order,
      { status, remark: null },
      offersOf(Order, { status, remark: null }, () => anybody),
    )?.name;
  expect(['released', 'picking', 'picked'].map(usual)).toEqual(['pick', 'pick', 'ship']);
});

test('being called off is beside the way, also where its action stands first', () => {
  const Notice = document('toy.notice', {
    label: ['通知', 'Notice'],
    number: 'N{seq:4}',
    states: {
      arrival: state('20', '已到货', 'Arrival'),
      received: state('30', '已收货', 'Received'),
      closed: state('40', '关闭', 'Closed', { final: true }),
      cancelled: state('99', '已取消', 'Cancelled', { final: true }),
    },
    fields: { remark: text('备注', 'Remark') },
    actions: {
      cancel: { from: 'arrival', to: 'cancelled' },
      receive: { label: ['收货', 'Receive'], from: 'arrival', to: 'received', system: true },
      close: { from: 'received', to: 'closed' },
    },
  });
  expect(stateGraph(Notice).way).toEqual(['arrival', 'received', 'closed']);
  expect(stateGraph(Notice).sides).toEqual([{ name: 'cancelled', from: 'arrival' }]);
});

test('a state it is good to be in is a step of the way, also where nothing follows but turning back', () => {
  const Label = document('toy.label', {
    label: ['标签', 'Label'],
    number: 'L{seq:4}',
    states: {
      unbound: state('0', '未绑定', 'Unbound'),
      bound: state('1', '已绑定', 'Bound', { tone: 'success' }),
      void: state('9', '已作废', 'Void', { final: true }),
    },
    fields: { remark: text('备注', 'Remark') },
    actions: {
      bind: { label: ['绑定', 'Bind'], from: 'unbound', to: 'bound' },
      unbind: { label: ['解绑', 'Unbind'], from: 'bound', to: 'unbound' },
      void: { label: ['作废', 'Void'], from: 'unbound', to: 'void' },
    },
  });
  const { way, sides } = stateGraph(Label);
  expect(way).toEqual(['unbound', 'bound']);
  expect(sides).toEqual([{ name: 'void', from: 'unbound' }]);
});

test('use 31 a way out is never the usual next step, also where it is the only one left', () => {
  const Box = document('toy.box', {
    label: ['容器', 'Box'],
    number: 'B{seq:4}',
    states: {
      empty: state('0', '空闲', 'Empty'),
      away: state('1', '在途', 'Away'),
      lost: state('8', '遗失', 'Lost', { tone: 'error' }),
      scrapped: state('9', '报废', 'Scrapped', { final: true }),
    },
    fields: { remark: text('备注', 'Remark') },
    actions: {
      lose: { label: ['遗失', 'Lost'], wayOut: true, from: ['empty', 'away'], to: 'lost' },
      send: { label: ['发出', 'Send'], from: 'empty', to: 'away' },
      arrive: { label: ['到达', 'Arrive'], from: 'away', to: 'empty' },
      scrap: { label: ['报废', 'Scrap'], from: ['empty', 'lost'], to: 'scrapped' },
    },
  });
  expect(stateGraph(Box).way).toEqual(['empty', 'away']);
  const anybody: GuardContext = { ...at, actor: { ...at.actor, can: () => true } };
  const usual = (status: string) =>
    usualNext(
      Box,
      { status },
      offersOf(Box, { status, remark: null }, () => anybody),
    )?.name ?? null;
  expect(['empty', 'away', 'lost', 'scrapped'].map(usual)).toEqual(['send', null, null, null]);
});

test('use 31 from beside the way the usual next step is what the state waits for', () => {
  const Statement = document('toy.statement', {
    label: ['对账单', 'Statement'],
    number: 'S{seq:4}',
    states: {
      published: state('10', '已发布', 'Published'),
      disputed: state('15', '有异议', 'Disputed', { tone: 'error' }),
      confirmed: state('20', '已确认', 'Confirmed', { tone: 'success' }),
    },
    fields: { asked: text('提问', 'Asked') },
    waits: { disputed: { step: 'publish', where: 'asked' } },
    actions: {
      confirm: { label: ['确认', 'Confirm'], from: 'published', to: 'confirmed' },
      dispute: { label: ['异议', 'Dispute'], from: 'published', to: 'disputed' },
      publish: { from: 'disputed', to: 'published' },
    },
  });
  const usual = (status: string, asked: string | null) =>
    usualNext(
      Statement,
      { status, asked },
      offersOf(Statement, { status, asked }, () => ({ ...at, actor: { ...at.actor, can: () => true } })),
    )?.name ?? null;
  expect(usual('published', null)).toBe('confirm');
  expect(usual('disputed', 'why')).toBe('publish');
  expect(usual('disputed', null)).toBeNull();
});
