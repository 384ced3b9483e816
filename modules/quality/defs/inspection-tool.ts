import {
  choice,
  code,
  compareDecimal,
  date,
  decimal,
  department,
  dictionary,
  entity,
  flag,
  integer,
  type RowOf,
  ref,
  text,
  user,
  RECORD_RIGHTS,
  todayOf,
} from '@takt/model';

const METHODS = {
  verification: ['检定（强制）', 'Verification (legal)'],
  calibration: ['校准', 'Calibration'],
  internal: ['内部校验', 'In-house check'],
  none: ['免检定', 'None needed'],
} as const;
const isChecked = ({ calibration }: { readonly calibration: string }): boolean => calibration !== 'none';

/** What an inspector measures or compares with. */
export const InspectionTool = entity('quality.inspectionTool', {
  label: ['检具', 'Inspection tool'],
  byFace: RECORD_RIGHTS,
  fields: {
    toolNo: code('检具编号', 'Tool number', { required: true, unique: true, length: 30 }),
    name: text('检具名称', 'Tool name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    toolType: dictionary('gaugeType', '检具类型', 'Inspection tool type', { required: true }),
    model: text('型号规格', 'Model', { length: 60 }),
    maker: text('制造商', 'Maker', { length: 100 }),
    serialNo: text('出厂编号', 'Factory serial number', { length: 60 }),
    rangeLow: decimal('量程下限', 'Range from'),
    rangeHigh: decimal('量程上限', 'Range to'),
    resolution: decimal('分辨力', 'Resolution', { above: 0 }),
    accuracy: decimal('最大允许误差（±）', 'Maximum permissible error (±)', { min: 0 }),
    unitName: text('测量单位', 'Unit of the value', { length: 20 }),
    abcClass: choice(
      '管理类别',
      'Managed as',
      { a: ['A 关键', 'A key'], b: ['B 一般', 'B usual'], c: ['C 低值', 'C simple'] },
      { required: true, default: 'b' },
    ),
    calibration: choice('校准方式', 'Calibrated by', METHODS, { required: true, default: 'calibration' }),
    cycleMonths: integer('校准周期（月）', 'Calibration interval (months)', { min: 1, max: 120 }),
    calibratedOn: date('上次校准日期', 'Last calibrated'),
    dueOn: date('下次校准日期', 'Next calibration due', {
      readonly: true,
      help: ['上次校准日期加校准周期，保存时计算', 'The last calibration and the interval; worked out when saved'],
    }),
    plant: ref('base.plant', '工厂', 'Plant', { required: true }),
    department: department('使用部门', 'Department'),
    keeper: user('保管人', 'Keeper'),
    place: text('存放位置', 'Kept at', { length: 100 }),
    boughtOn: date('购入日期', 'Bought'),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  list: ['toolNo', 'name', 'nameEn', 'dueOn', 'toolType', 'model', 'plant', 'department', 'calibratedOn', 'markStatus'],
  essential: ['toolNo', 'name', 'dueOn'],
  query: ['toolNo', 'name', 'toolType', 'plant', 'dueOn', 'markStatus'],
  title: ['toolNo', 'name'],
  sort: [['toolNo', 'asc']],
  enabled: 'markStatus',
  scopes: { plant: 'plant' },
  visible: { cycleMonths: isChecked, calibratedOn: isChecked, dueOn: isChecked },
  requiredWhen: { cycleMonths: isChecked },
  rules: [
    {
      field: 'rangeHigh',
      must: ({ rangeLow, rangeHigh }) => !rangeLow || !rangeHigh || compareDecimal(rangeHigh, rangeLow) > 0,
      else: ['量程上限必须大于量程下限', 'The range must end above where it begins'],
    },
    {
      field: 'calibratedOn',
      must: ({ calibratedOn }, at) => !calibratedOn || calibratedOn <= todayOf(at),
      else: ['上次校准日期不能晚于今天', 'The last calibration cannot lie in the future'],
    },
  ],
});
export interface InspectionTool extends RowOf<typeof InspectionTool> {}
