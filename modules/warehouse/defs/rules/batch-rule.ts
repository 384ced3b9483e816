import { choice, entity, flag, integer, RECORD_RIGHTS, ref, type RowOf, sharedWords, text } from '@takt/model';
import { ruleFoot, ruleHead } from './rule-head.ts';

const DAY_FORMATS = {
  YYYYMMDD: ['年月日（8位）', 'YYYYMMDD'],
  YYMMDD: ['年月日（6位）', 'YYMMDD'],
  YYMM: ['年月（4位）', 'YYMM'],
} as const;
export type DayFormat = keyof typeof DAY_FORMATS;

/** What makes two receipts the same batch, and how its number is built. */
export const BatchRule = entity('warehouse.batchRule', {
  label: ['批次规则', 'Batch rule'],
  byFace: RECORD_RIGHTS,
  fields: {
    ...ruleHead,
    category: ref('base.partCategory', '物料分类', 'Part category', {
      help: ['不选则适用于所有物料', 'For every part when empty'],
    }),
    byVendor: flag('区分供应商', 'By supplier', { default: '1' }),
    byVendorLot: flag('区分供应商批号', 'By supplier batch', { default: '1' }),
    byProducedOn: flag('区分生产日期', 'By production date'),
    byReceivedOn: flag('区分收货日期', 'By receipt date', { default: '1' }),
    prefix: text('批号前缀', 'Prefix', {
      length: 10,
      pattern: /^[0-9A-Z-]*$/,
      patternWords: ['前缀只用大写字母、数字和横线', 'Capital letters, digits and hyphens only'],
    }),
    dayOf: choice(
      '日期取自',
      'Day taken from',
      { received: ['收货日期', 'Receipt'], produced: ['生产日期', 'Production'], none: ['不含日期', 'No day'] },
      { required: true, default: 'received' },
    ),
    dayFormat: choice('日期格式', 'Form of the day', DAY_FORMATS, { default: 'YYMMDD' }),
    withVendorLot: flag('批号含供应商批号', 'Number holds the supplier batch'),
    separator: choice(
      '分隔符',
      'Separator',
      { hyphen: ['横线 -', 'Hyphen -'], dot: ['点 .', 'Dot .'], none: sharedWords.none },
      { required: true, default: 'hyphen' },
    ),
    sequenceLength: integer('流水号位数', 'Digits of the sequence', {
      required: true,
      min: 0,
      max: 6,
      default: 3,
      help: ['0表示不加流水号：同样的属性就是同一批', '0 for none: the same attributes are the same batch'],
    }),
    ...ruleFoot,
  },
  list: ['code', 'name', 'nameEn', 'warehouse', 'category', 'prefix', 'dayOf', 'dayFormat', 'sequenceLength', 'markStatus'],
  query: ['code', 'name', 'warehouse', 'category', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  scopes: { warehouse: 'warehouse' },
  visible: { dayFormat: ({ dayOf }) => dayOf !== 'none' },
  requiredWhen: { dayFormat: ({ dayOf }) => dayOf !== 'none' },
  rules: [
    {
      field: 'sequenceLength',
      must: ({ sequenceLength, dayOf, withVendorLot, prefix }) =>
        sequenceLength > 0 || dayOf !== 'none' || withVendorLot === '1' || Boolean(prefix),
      else: ['批号至少要有前缀、日期、供应商批号或流水号', 'A number needs a prefix, a day, the supplier batch or a sequence'],
    },
  ],
});
export interface BatchRule extends RowOf<typeof BatchRule> {}
