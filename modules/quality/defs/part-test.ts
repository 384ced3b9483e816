import {
  choice,
  code,
  date,
  department,
  dictionary,
  entity,
  flag,
  integer,
  type RowOf,
  ref,
  text,
  RECORD_RIGHTS,
} from '@takt/model';

const CYCLES = {
  once: ['一次', 'Once'],
  lot: ['每批', 'Each batch'],
  month: ['每月', 'Monthly'],
  quarter: ['每季', 'Quarterly'],
  halfYear: ['每半年', 'Half-yearly'],
  year: ['每年', 'Yearly'],
} as const;

/** A test a part has to pass again and again, in the laboratory or outside. */
export const PartTest = entity('quality.partTest', {
  label: ['零件试验', 'Part test'],
  byFace: RECORD_RIGHTS,
  fields: {
    testNo: code('试验编号', 'Test number', { required: true, unique: true, length: 30 }),
    name: text('试验名称', 'Test name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    testType: dictionary('partTestType', '试验类型', 'Test type', {
      required: true,
      help: ['类型名称可在数据字典“零件试验类型”中修改', 'Words of the types are kept in the dictionary “Part test type”'],
    }),
    part: ref('base.part', '物料', 'Part', { required: true }),
    basis: text('试验依据', 'Test specification', { length: 100 }),
    requirement: text('技术要求', 'Requirement', { required: true, length: 500 }),
    sampleSize: integer('样件数', 'Sample size', { required: true, min: 1, max: 10_000, default: 1 }),
    cycle: choice('试验周期', 'How often', CYCLES, { required: true, default: 'year' }),
    leadDays: integer('试验天数', 'Takes (days)', { min: 1, max: 1000 }),
    department: department('责任部门', 'Responsible department'),
    outside: flag('外部试验', 'Done outside'),
    laboratory: text('试验机构', 'Laboratory', { length: 100 }),
    lastOn: date('上次试验日期', 'Last tested'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['testNo', 'name', 'nameEn', 'testType', 'part', 'basis', 'sampleSize', 'cycle', 'department', 'lastOn', 'markStatus'],
  query: ['testNo', 'name', 'testType', 'part', 'cycle', 'markStatus'],
  title: ['testNo', 'name'],
  sort: [['testNo', 'asc']],
  enabled: 'markStatus',
  visible: { laboratory: ({ outside }) => outside === '1' },
  requiredWhen: { laboratory: ({ outside }) => outside === '1' },
});
export interface PartTest extends RowOf<typeof PartTest> {}
