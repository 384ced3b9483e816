import { blank, choice, code, decimal, entity, flag, integer, type RowOf, ref, table, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** The way a part takes through the factory: its processes in order, each at a station or a line, or at a supplier's. */
export const Route = entity('base.route', {
  label: ['工艺路线', 'Process route'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('路线编码', 'Route code', { required: true, unique: true, length: 60 }),
    name: text('路线名称', 'Route name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    versionNo: code('路线版本', 'Route version', { required: true, length: 20, default: 'A' }),
    control: choice(
      '顺序控制',
      'Sequence control',
      {
        strict: ['严格按序', 'Strict'],
        countingPoint: ['按计数点', 'By counting point'],
        free: ['不控制', 'None'],
      },
      {
        required: true,
        default: 'strict',
        help: ['报工时是否必须按工序先后', 'Whether work must be reported in the order of processes'],
      },
    ),
    ...period,
    standard: flag('默认路线', 'Standard route', {
      default: '1',
      help: ['同一物料有多条路线时，新工单取默认路线', 'The one new work orders take where a part has several'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    operations: table(
      '工序',
      'Processes',
      {
        seq: integer('工序号', 'Sequence', { ordinal: true, required: true, min: 1, max: 9999 }),
        process: ref('base.process', '工序', 'Process', { required: true }),
        line: ref('base.line', '产线', 'Line'),
        station: ref('base.station', '工位', 'Station'),
        setupSeconds: decimal('准备时间（秒）', 'Setup time (s)', { min: 0, scale: 1 }),
        runSeconds: decimal('单件时间（秒）', 'Run time per piece (s)', { min: 0, scale: 3 }),
        crew: integer('人数', 'Crew', { min: 0, max: 99 }),
        countingPoint: flag('计数点', 'Counting point'),
        inspectionPoint: flag('检验点', 'Inspection point'),
        firstPiece: flag('首检', 'First piece', {
          help: [
            '每个工单每班开工时，首件合格后才能报工',
            'At each start in a shift nothing is reported before the first piece has passed',
          ],
        }),
        outsourced: flag('委外', 'Outsourced'),
        vendor: ref('base.vendor', '委外供应商', 'Outside supplier'),
        remark: text('备注', 'Remark', { length: 200 }),
      },
      { unique: [['seq']] },
    ),
  },
  list: ['code', 'name', 'nameEn', 'part', 'plant', 'versionNo', 'control', 'validFrom', 'validTo', 'standard', 'markStatus'],
  query: ['code', 'name', 'part', 'plant', 'versionNo', 'standard', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  unique: [['part', 'plant', 'versionNo']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  rules: [
    { field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST },
    {
      field: 'operations',
      must: ({ operations }) => operations.length > 0,
      else: ['请至少添加一道工序', 'Add at least one process'],
    },
    {
      field: 'operations',
      must: ({ operations }) => operations.every(({ outsourced, vendor }) => outsourced === '1' || blank(vendor)),
      else: ['只有委外工序才能填写委外供应商', 'Only an outsourced process has an outside supplier'],
    },
  ],
});
export interface Route extends RowOf<typeof Route> {}
