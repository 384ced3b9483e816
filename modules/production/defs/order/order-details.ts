import { choice, code, computed, decimal, dictionary, flag, integer, quantity, ref, table } from '@takt/model';

export const CONTROLS = {
  strict: ['严格按序', 'Strict'],
  countingPoint: ['按计数点', 'By counting point'],
  free: ['不控制', 'None'],
} as const;

/** What the reports say of one operation: put in = good + scrap + in rework + in process. */
export const balance = {
  inputQty: computed('decimal', '投入数量', 'Put in'),
  goodQty: computed('decimal', '合格数量', 'Good'),
  scrapQty: computed('decimal', '报废数量', 'Scrap'),
  reworkQty: computed('decimal', '返工中', 'In rework'),
  wipQty: computed('decimal', '在制数量', 'In process'),
};

/** The route as it was at release; until then, as it would be. */
export const operationsAsReleased = table('工序', 'Processes', {
  seq: integer('工序号', 'Sequence', { ordinal: true, readonly: true }),
  process: ref('base.process', '工序', 'Process', { readonly: true }),
  line: ref('base.line', '产线', 'Line', { readonly: true }),
  station: ref('base.station', '工位', 'Station', { readonly: true }),
  ...balance,
  countingPoint: flag('计数点', 'Counting point', { readonly: true }),
  firstPiece: flag('首检', 'First piece', { readonly: true }),
  setupSeconds: decimal('准备时间（秒）', 'Setup time (s)', { readonly: true, scale: 1 }),
  runSeconds: decimal('单件时间（秒）', 'Run time per piece (s)', { readonly: true, scale: 3 }),
  crew: integer('人数', 'Crew', { readonly: true }),
  skill: dictionary('operatorSkill', '所需技能', 'Skill required', { readonly: true }),
  outsourced: flag('委外', 'Outsourced', { readonly: true }),
  vendor: ref('base.vendor', '委外供应商', 'Outside supplier', { readonly: true }),
});

/**
 * What the order is made of as it was at release; until then, as it would be. While the order is open it is also what it still asks for:
 * required less used, nothing is kept of it elsewhere.
 */
export const materialsAsReleased = table('用料', 'Materials', {
  place: integer('位置号', 'Item', { ordinal: true, readonly: true }),
  component: ref('base.part', '组件', 'Component', { readonly: true }),
  requiredQty: quantity('需求数量', 'Required', { readonly: true, scale: 6 }),
  usedQty: computed('decimal', '已消耗', 'Used', {
    help: ['倒冲与领料，已扣除退回', 'Backflushed and issued, less what went back'],
  }),
  availableQty: computed('decimal', '可用数量', 'Available', {
    help: [
      '本工厂仓库的可用库存，减去其他已发布订单尚需的数量',
      'Free stock in the warehouses of the plant, less what other released orders still need',
    ],
  }),
  shortQty: computed('decimal', '缺料', 'Short'),
  operationSeq: integer('消耗工序', 'Consumed at', { ordinal: true, readonly: true }),
  issue: choice(
    '发料方式',
    'Issue method',
    { pick: ['领料', 'Pick'], backflush: ['倒冲', 'Backflush'], bulk: ['散料', 'Bulk'] },
    { readonly: true },
  ),
  qtyPer: quantity('单件用量', 'Per piece', { readonly: true, scale: 6 }),
  scrapPercent: decimal('损耗率（%）', 'Scrap (%)', { readonly: true, scale: 4 }),
  fixedScrap: quantity('固定损耗', 'Fixed scrap', { readonly: true, scale: 6 }),
  alternateGroup: code('替代组', 'Alternate group', { readonly: true, length: 20 }),
  chosen: flag('选用', 'Chosen', {
    readonly: true,
    default: '1',
    help: ['替代件中未选用的只作备选', 'An alternate that is not chosen is there to be taken instead'],
  }),
  keyPart: flag('关键件', 'Key part', { readonly: true }),
});
