import { expect, test } from 'vitest';
import type { ContractDocument, Proposal } from './contract-data.ts';
import { contractDocument, contractEffects, proposedEntity } from './from-contract.ts';
import { namesOf } from './names.ts';

const contract: ContractDocument = {
  zh: '样件订单',
  en: 'Sample order',
  initial: '00',
  terminal: ['40', '99'],
  states: [
    { code: '99', zh: '已取消', en: 'Cancelled' },
    { code: '00', zh: '新建', en: 'New' },
    { code: '10', zh: '已发布', en: 'Published' },
    { code: '40', zh: '关闭', en: 'Closed' },
  ],
  actions: [
    { id: 'create', zh: '新增', en: 'Create', from: [], to: '00' },
    {
      id: 'publish',
      zh: '发布',
      en: 'Publish',
      from: ['00'],
      to: '10',
      deny: { zh: '只有新建状态的样件订单才能发布', en: 'Publish is allowed only when the sample order is New' },
      guards: [
        { id: 'has_lines', rule: 'lines >= 1', zh: '请先维护明细', en: 'Add at least one detail line first' },
        { id: 'date', rule: 'due on >= today', zh: '需求日期已过', en: 'The day it is needed has passed', level: 'confirm' },
      ],
      effects: ['published_at = now'],
    },
    {
      id: 'take_back',
      zh: '收回',
      en: 'Take back',
      from: ['10'],
      to: '00',
      deny: { zh: '已发布才能收回', en: 'Only what is published is taken back' },
      guards: [{ id: 'date', rule: 'no sample made', zh: '样件已制作', en: 'Samples have been made' }],
    },
    {
      id: 'end',
      zh: '结束',
      en: 'End',
      from: ['10'],
      to_when: [
        { when: 'all made', to: '40' },
        { when: 'none made', to: '99' },
      ],
      by_system: true,
    },
  ],
};
const proposal: Proposal = {
  id: 'sales.sampleOrder',
  kind: 'document',
  is: 'parts made to be looked at',
  number: 'SA{yyyyMM}{seq:5}',
  fields: [
    ['part', 'ref base.part', '物料', 'Part', { required: true, help: 'as drawn' }],
    ['kind', 'choice {first: 首件/First, later: 后续/Later}', '类型', 'Kind'],
    ['made', 'computed quantity', '已制作', 'Made'],
  ],
  details: {
    lines: { zh: '明细', en: 'Lines', unique: [['part']], fields: [['qty', 'quantity', '数量', 'Quantity', { above: 0 }]] },
  },
  query: ['number', 'part'],
  scopes: { plant: 'plant' },
  does: { publish: 'tells the customer', take_back: 'forgets when it was published' },
  holds: ['made <= qty'],
};
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const made = namesOf(['document', 'sales.sample-order', '样件订单', 'Sample order'], null);
if (!made) throw new Error('no name');

test('a document begins as its contract has it, with a hole for what the contract cannot know', () => {
  const text = flat(contractDocument(made, { contract, proposal }));
  for (const part of [
    "number: 'SA{yyyyMM}{seq:5}',",
    // What it begins as stands first.
    "states: { new: state('00', '新建', 'New'), cancelled: state('99', '已取消', 'Cancelled', { undone: true }), published: state('10', '已发布', 'Published', { tone: 'processing' }), closed: state('40', '关闭', 'Closed', { final: true }), },",
    "// help: as drawn part: ref('base.part', '物料', 'Part', { required: true }),",
    "kind: choice('类型', 'Kind', { first: ['首件', 'First'], later: ['后续', 'Later'] }),",
    "made: computed('decimal', '已制作', 'Made'),",
    "lines: table('明细', 'Lines', { qty: quantity('数量', 'Quantity', { above: 0 }), }, { unique: [['part']] }),",
    "// due on >= today (publish) const dateRight: Guard<Head> = { id: 'date', must: () => TODO, else: ['需求日期已过', 'The day it is needed has passed'], level: 'confirm', };",
    "publish: { from: 'new', to: 'published', needs: [hasLines, dateRight], effect: true },",
    "takeBack: { label: ['收回', 'Take back'], from: 'published', to: 'new', deny: ['已发布才能收回', 'Only what is published is taken back'], needs: [dateRightTakeBack], effect: true },",
    "end: { label: ['结束', 'End'], from: 'published', to: TODO, system: true },",
    '// Holds: made <= qty',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('create:');
});

test('each effect is bound, with what it is to do', () => {
  const text = flat(contractEffects(made, { contract, proposal }));
  expect(text).toContain('// tells the customer; published_at = now async publish(ctx, row) { TODO; },');
  expect(text).toContain('// forgets when it was published async takeBack(ctx, row) { TODO; },');
});

test('an entity or a series begins as it is proposed', () => {
  const device = namesOf(['entity', 'sales.sample-kind', '样件类型', 'Sample kind'], null);
  if (!device) throw new Error('no name');
  const fields: Proposal['fields'] = [['at', 'datetime', '时间', 'At', { required: true }]];
  const entity = flat(proposedEntity(device, { id: 'sales.sampleKind', kind: 'entity', fields, list: ['number', 'at'] }));
  expect(entity).toContain(
    "entity('sales.sampleKind', { label: ['样件类型', 'Sample kind'], fields: { at: datetime('时间', 'At', { required: true }), }, list: ['at'], });",
  );
  expect(flat(proposedEntity(device, { id: 'sales.sampleKind', kind: 'series', fields }))).toContain(
    "at: 'at', keepMonths: TODO,",
  );
});
