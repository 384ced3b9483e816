import { choice, code, compareDecimal, decimal, entity, flag, integer, type RowOf, ref, text, RECORD_RIGHTS } from '@takt/model';

const isMeasured = ({ kind }: { readonly kind: string }): boolean => kind === 'value';

/** One thing somebody looks at on a device: at the start of a shift, on a patrol or when it is maintained. */
export const CheckItem = entity('equipment.checkItem', {
  label: ['点检项目', 'Check item'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('点检项目编码', 'Check item code', { required: true, unique: true, length: 20 }),
    name: text('点检项目', 'What is checked', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    deviceType: ref('equipment.deviceType', '适用设备类型', 'Device type', {
      help: ['不填适用于所有设备', 'Without it all devices'],
    }),
    occasion: choice(
      '场合',
      'Occasion',
      {
        spotCheck: ['点检', 'Spot check'],
        patrol: ['巡检', 'Patrol'],
        upkeep: ['保养', 'Maintenance'],
      },
      { required: true, default: 'spotCheck' },
    ),
    place: text('点检部位', 'Where on the device', { length: 100 }),
    method: text('点检方法', 'Method', { length: 200 }),
    criterion: text('判定标准', 'Criterion', { required: true, length: 200 }),
    kind: choice(
      '结果类型',
      'Result',
      { yesNo: ['正常／异常', 'Fine or not'], value: ['数值', 'A value'] },
      { required: true, default: 'yesNo' },
    ),
    lower: decimal('下限', 'Lower limit'),
    upper: decimal('上限', 'Upper limit'),
    unitName: text('测量单位', 'Unit of the value', { length: 20 }),
    running: flag('运行中检查', 'While running', { help: ['否则须停机检查', 'Otherwise the device stands still'] }),
    photoRequired: flag('必须拍照', 'Photo required'),
    minutes: integer('用时（分钟）', 'Takes (min)', { min: 1, max: 1000 }),
    sequence: integer('顺序', 'Sequence', { ordinal: true, min: 0 }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: [
    'code',
    'name',
    'nameEn',
    'deviceType',
    'occasion',
    'place',
    'criterion',
    'kind',
    'lower',
    'upper',
    'unitName',
    'markStatus',
  ],
  query: ['code', 'name', 'deviceType', 'occasion', 'kind', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  visible: { lower: isMeasured, upper: isMeasured, unitName: isMeasured },
  rules: [
    {
      field: 'upper',
      must: (item) => !isMeasured(item) || Boolean(item.lower || item.upper),
      else: ['数值型项目至少填写一个上下限', 'A value needs a lower or an upper limit'],
    },
    {
      field: 'upper',
      must: ({ lower, upper }) => !lower || !upper || compareDecimal(upper, lower) > 0,
      else: ['上限必须大于下限', 'The upper limit must be greater than the lower limit'],
    },
  ],
});
export interface CheckItem extends RowOf<typeof CheckItem> {}
