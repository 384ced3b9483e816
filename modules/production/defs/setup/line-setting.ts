import { code, entity, flag, RECORD_RIGHTS, type RowOf, ref, text } from '@takt/model';

/** Where a line takes its material from and where its goods go. It stands here, because locations belong to the warehouse, above the line. */
export const LineSetting = entity('production.lineSetting', {
  label: ['产线设置', 'Line setting'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('编码', 'Code', {
      required: true,
      unique: true,
      length: 40,
      help: ['通常为产线编码', 'Usually that of the line'],
    }),
    line: ref('base.line', '产线', 'Line', { required: true, unique: true }),
    // Repeats the line's plant: a scope can only look at the row's own fields.
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    sideLocation: ref('warehouse.location', '线边库位', 'Line-side location', {
      required: true,
      help: ['倒冲从此处扣料', 'Backflush takes material from here'],
    }),
    finishedLocation: ref('warehouse.location', '完工库位', 'Location of finished goods', { required: true }),
    deviceRequired: flag('派工须指定设备', 'A device is required', {
      default: '0',
      help: ['不指定设备不能发布派工单', 'A dispatch order without a device is not published'],
    }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['code', 'line', 'plant', 'sideLocation', 'finishedLocation', 'deviceRequired', 'markStatus'],
  query: ['code', 'line', 'plant', 'markStatus'],
  title: ['code'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  rules: [
    {
      field: 'finishedLocation',
      must: ({ sideLocation, finishedLocation }) => sideLocation !== finishedLocation,
      else: ['线边库位和完工库位不能相同', 'Material and finished goods lie at different locations'],
    },
  ],
});
export interface LineSetting extends RowOf<typeof LineSetting> {}
