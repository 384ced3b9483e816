import { code, decimal, entity, flag, image, integer, quantity, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';
import { ENDS_FIRST, inOrder, period } from '../period.ts';

/** What a big screen says about a product on a line: its picture and the figures it is held against. */
export const ScreenProduct = entity('base.screenProduct', {
  label: ['大屏产品数据', 'Big-screen product data'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('编码', 'Code', { required: true, unique: true, length: 30 }),
    title: text('显示名称', 'Shown as', {
      required: true,
      length: 60,
      contains: true,
      help: ['大屏上的名称，可比物料名称短', 'On the screen; may be shorter than the name of the part'],
    }),
    titleEn: text('英文显示名称', 'Shown as, in English', { length: 60, contains: true }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    line: ref('base.line', '产线', 'Line', { required: true }),
    picture: image('产品图片', 'Picture'),
    dayTarget: quantity('日目标产量（件）', 'Target per day (pcs)', { required: true, min: 0, scale: 0 }),
    taktSeconds: decimal('目标节拍（秒）', 'Target takt (s)', { above: 0, scale: 1 }),
    oeeTarget: decimal('OEE 目标（%）', 'OEE target (%)', { min: 0, max: 100, scale: 2 }),
    firstPassTarget: decimal('一次合格率目标（%）', 'First-pass yield target (%)', { min: 0, max: 100, scale: 2 }),
    ppmTarget: integer('不良 PPM 目标', 'Defects target (ppm)', { min: 0, max: 1_000_000 }),
    achievedWarn: decimal('达成率预警（%）', 'Warn below achievement (%)', {
      min: 0,
      max: 100,
      scale: 2,
      help: ['当班达成率低于该值时变色提醒', 'Below this the screen shows the shift in warning colours'],
    }),
    ...period,
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'title',
    'titleEn',
    'part',
    'plant',
    'line',
    'dayTarget',
    'taktSeconds',
    'oeeTarget',
    'firstPassTarget',
    'markStatus',
  ],
  query: ['code', 'title', 'part', 'plant', 'line', 'markStatus'],
  title: ['code', 'title'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  rules: [{ field: 'validTo', must: (row) => inOrder(row), else: ENDS_FIRST }],
});
export interface ScreenProduct extends RowOf<typeof ScreenProduct> {}
