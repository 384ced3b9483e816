import { type Actions, type AnyDocument, code, datetime, document, entity, query, ref, state, text } from '@takt/model';
import { expect, test } from 'vitest';
import { answer } from '../src/actions/bind.ts';
import { openRegistry } from '../src/actions/open-registry.ts';
import { on } from '../src/jobs/subscription.ts';
import type { ServerModule } from '../src/registry.ts';

const Colour = entity('toy.colour', { label: ['颜色', 'Colour'], fields: { code: code('编码', 'Code') } });
const Order = document('toy.order', {
  label: ['订单', 'Order'],
  number: 'T{seq:5}',
  states: { draft: state('00', '草稿', 'Draft'), sent: state('10', '已发', 'Sent', { final: true }) },
  fields: {
    at: datetime('时间', 'Time'),
    note: text('备注', 'Note', { length: 40 }),
    shade: ref('toy.shade', '色号', 'Shade'),
  },
  actions: { send: { label: ['发出', 'Send'], from: 'draft', to: 'sent' } },
});
const colours = query<readonly string[]>()('toy.colours', ['颜色', 'Colours'], {}, { path: '/toy/colours', everyone: true });
const answered = answer(colours, async () => []);
const nothing = async (): Promise<void> => undefined;

const toy = (parts: Partial<ServerModule> = {}, defs: Partial<ServerModule['defs']> = {}): ServerModule => ({
  defs: { module: 'toy', contexts: [], entities: [Colour, Order], calls: [colours], ...defs } as ServerModule['defs'],
  menu: [],
  code: [answered],
  ...parts,
});
const assembled =
  (...modules: readonly ServerModule[]) =>
  () =>
    openRegistry(modules);

test('what is declared and bound once is assembled', () => {
  const timers = [{ name: 'toy.due', topic: 'toy.dueNow', cron: '* * * * *' }];
  const subscriptions = ['toy.colour.edit', 'toy.order.send', 'toy.dueNow', 'job.paint'].map((topic) =>
    on(topic, topic, nothing),
  );
  expect(assembled(toy({ code: [answered, timers, subscriptions] }))).not.toThrow();
});

test.each<readonly [string, Partial<ServerModule>, Partial<ServerModule['defs']>]>([
  ['entity toy.colour stands twice', {}, { entities: [Colour, Order, Colour] }],
  ['call toy.colours stands twice', {}, { calls: [colours, colours] }],
  ['answer to toy.colours stands twice', { code: [answered, [answered]] }, {}],
  ['call toy.colours has no answer', { code: [] }, {}],
  ['answer toy.colours is to no call', {}, { calls: [] }],
  ['subscription paint stands twice', { code: [answered, on('job.a', 'paint', nothing), on('job.b', 'paint', nothing)] }, {}],
  [
    'subscription paint waits for toy.ordr.send, which nothing says',
    { code: [answered, on('toy.ordr.send', 'paint', nothing)] },
    {},
  ],
  ['toy.shade is no entity, and its saving is never run', { code: [answered, { entity: 'toy.shade', run: nothing }] }, {}],
])('%s', (words, parts, defs) => {
  expect(assembled(toy(parts, defs))).toThrow(words);
});

test.each<readonly [string, Actions]>([
  ['toy.order.edit is a way of saving', { edit: { from: 'draft', sets: { at: 'now' } } }],
  [
    'note of toy.order cannot hold what send asks as why',
    { send: { from: 'draft', input: { why: text('原因', 'Why') }, stores: { why: 'note' } } },
  ],
  [
    'shade of toy.order cannot hold what send asks as colour',
    { send: { from: 'draft', input: { colour: ref('toy.colour', '颜色', 'Colour') }, stores: { colour: 'shade' } } },
  ],
])('%s', (words, actions) => {
  const writing: AnyDocument = { ...Order, actions };
  expect(assembled(toy({}, { entities: [Colour, writing] }))).toThrow(words);
});
