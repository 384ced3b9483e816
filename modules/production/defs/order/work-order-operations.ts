import { computed, datetime, decimal, dictionary, flag, integer, quantity, ref, table } from '@takt/model';

const counted = { readonly: true, scale: 6, default: '0' } as const;

/** What one work order makes, operation by operation; its reports write the figures, each in its own row. */
export const workOrderOperations = table('工序', 'Processes', {
  seq: integer('工序号', 'Sequence', { ordinal: true, readonly: true }),
  process: ref('base.process', '工序', 'Process', { readonly: true }),
  station: ref('base.station', '工位', 'Station', { readonly: true }),
  inputQty: quantity('投入数量', 'Put in', counted),
  goodQty: quantity('合格数量', 'Good', counted),
  scrapQty: quantity('报废数量', 'Scrap', counted),
  reworkQty: quantity('返工中', 'In rework', counted),
  wipQty: computed('decimal', '在制数量', 'In process'),
  lastAt: datetime('最近报工', 'Last report', { readonly: true }),
  countingPoint: flag('计数点', 'Counting point', { readonly: true }),
  firstPiece: flag('首检', 'First piece', { readonly: true }),
  skill: dictionary('operatorSkill', '所需技能', 'Skill required', { readonly: true }),
  runSeconds: decimal('单件时间（秒）', 'Run time per piece (s)', { readonly: true, scale: 3 }),
  // Empty where nothing is before it that counts.
  previousSeq: integer('上工序', 'Previous operation', { ordinal: true, readonly: true, internal: true }),
  // What is put in is what is reported; elsewhere it is what the operation before it called good.
  selfFed: flag('自行投入', 'Fed by its reports', { readonly: true, internal: true }),
  feedQty: computed('decimal', '可投入数量', 'May be put in', { internal: true }),
  unmounted: computed('integer', '未上料关键件', 'Key parts not mounted', { internal: true }),
});
