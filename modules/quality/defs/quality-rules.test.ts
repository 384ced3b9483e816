import { type GuardContext, type Entity, problems, rowCommandRefusal, isRowCommand, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import {
  closeInspectionItem,
  InspectionItem,
  InspectionStandard,
  InspectionTool,
  InstrumentFlowSetting,
  SamplingSchema,
} from './index.ts';
import { type Limits, withinLimits } from './limits.ts';

const NOW = '2026-03-02 08:00:00';
const id = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
type Row = Readonly<Record<string, unknown>>;
const told = (entity: Entity<any, any>, row: Row) => problems(entity, row, { now: NOW }).map(({ at, text }) => [at, text]);
const fine = (entity: Entity<any, any>, row: Row) => expect(told(entity, row)).toEqual([]);
const wrong = (entity: Entity<any, any>, row: Row, at: string, text: Text) => expect(told(entity, row)).toEqual([[at, text]]);

const LIMITS = { operator: 'between', standard: '10', upper: '10.1', lower: '9.9' };
const item = {
  id: id(1),
  code: 'I-1',
  name: '直径',
  kind: 'variable',
  itemClass: 'major',
  important: '0',
  deviation: '0',
  photoRequired: '0',
  markStatus: '1',
  ...LIMITS,
};
const line = { item: id(1), samplingMode: 'full' };
const standard = {
  standardNo: 'S-1',
  name: '标准',
  part: id(2),
  inspectionKind: 'iqc',
  revision: 'A/0',
  effectiveOn: '2026-03-01',
  markStatus: '1',
};
const schema = {
  schemaNo: 'P-1',
  name: '方案',
  method: 'aql',
  level: 'II',
  severity: 'normal',
  switching: '1',
  effectiveOn: '2026-03-01',
  markStatus: '1',
  classes: [{ defectClass: 'major', aql: '1.0' }],
};
const UPPER: Text = ['上限必须为数字且不能为空', 'The upper limit must be a number and not empty'];
const LOWER: Text = ['下限必须为数字且不能为空', 'The lower limit must be a number and not empty'];
const STANDARD: Text = ['标准值必须为数字且不能为空', 'The standard value must be a number and not empty'];
const OPERATOR: Text = ['请选择逻辑运算符', 'The logical operator is required'];
const ORDER: Text = ['上限必须大于下限', 'The upper limit must be greater than the lower limit'];
const EXPIRY: Text = ['失效日期不能早于生效日期', 'The expiry date cannot be earlier than the effective date'];

describe('limits of a measured item', () => {
  test('all that is said is accepted, and an item that is not measured needs none', () => {
    fine(InspectionItem, item);
    fine(InspectionItem, { ...item, kind: 'attribute', operator: null, standard: null, upper: null, lower: null });
  });
  test.each<[string, string, Text]>([
    ['B018', 'upper', UPPER],
    ['B019', 'lower', LOWER],
    ['B020', 'standard', STANDARD],
  ])('%s %s is a number and not empty, in the item and in a line of a standard', (_id, field, text) => {
    wrong(InspectionItem, { ...item, [field]: null }, field, text);
    wrong(InspectionItem, { ...item, [field]: 'abc' }, field, text);
    wrong(InspectionStandard, { ...standard, lines: [{ ...line, ...LIMITS, [field]: null }] }, 'lines', text);
    wrong(InspectionStandard, { ...standard, lines: [{ ...line, ...LIMITS, [field]: 'abc' }] }, `lines.0.${field}`, text);
  });
  test('B021 the logical operator is chosen', () => {
    wrong(InspectionItem, { ...item, operator: null }, 'operator', OPERATOR);
    wrong(InspectionStandard, { ...standard, lines: [{ ...line, ...LIMITS, operator: null }] }, 'lines', OPERATOR);
  });
  test('B022 the upper limit is greater than the lower, compared exactly', () => {
    wrong(InspectionItem, { ...item, upper: '9.9' }, 'upper', ORDER);
    wrong(InspectionItem, { ...item, upper: '9.8999' }, 'upper', ORDER);
    fine(InspectionItem, { ...item, upper: '9.9001' });
    wrong(InspectionStandard, { ...standard, lines: [{ ...line, ...LIMITS, upper: '9.9' }] }, 'lines', ORDER);
    fine(InspectionStandard, { ...standard, lines: [{ ...line, ...LIMITS }] });
  });

  test.each<[Limits['operator'], readonly string[], readonly string[]]>([
    ['between', ['9.9', '10.10'], ['9.8999', '10.1001']],
    ['ge', ['9.9', '11'], ['9.8999']],
    ['gt', ['9.9001'], ['9.9']],
    ['le', ['10.1', '1'], ['10.1001']],
    ['lt', ['10.0999'], ['10.1']],
    ['eq', ['10.000'], ['10.0001']],
  ])('%s passes and refuses at the very limit', (operator, pass, fail) => {
    const of: Limits = { operator, standard: '10', upper: '10.1', lower: '9.9' };
    expect(pass.map((value) => withinLimits(value, of))).toEqual(pass.map(() => true));
    expect(fail.map((value) => withinLimits(value, of))).toEqual(fail.map(() => false));
    expect(withinLimits('10', { ...of, upper: null })).toBeNull();
  });
});

describe('closing an inspection item', () => {
  const asking: GuardContext = { now: NOW, actor: { userId: id(9), can: () => true, vendorId: null }, input: {} };
  const refused = (row: Row) => (isRowCommand(closeInspectionItem) ? rowCommandRefusal(closeInspectionItem, row, asking) : null);
  test.each<[string, Row, Text]>([
    ['B105', { deviation: '1' }, ['偏差项不能关闭', 'A deviation cannot be closed']],
    ['B106', { markStatus: '0' }, ['检验项已关闭，不能重复关闭', 'The inspection item is already closed']],
    ['B107', { important: '1' }, ['重要项不能关闭', 'An important item cannot be closed']],
  ])('%s inspection_item.close is refused in the words of the contract', (rule, change, text) => {
    expect(refused(item)).toBeNull();
    expect(refused({ ...item, ...change })).toMatchObject({ code: `quality.closeInspectionItem.${rule}`, text });
  });
  test('B105 B107 switching it off in the form is closing it as well', () => {
    wrong(InspectionItem, { ...item, deviation: '1', markStatus: '0' }, 'markStatus', [
      '偏差项不能关闭',
      'A deviation cannot be closed',
    ]);
    wrong(InspectionItem, { ...item, important: '1', markStatus: '0' }, 'markStatus', [
      '重要项不能关闭',
      'An important item cannot be closed',
    ]);
    fine(InspectionItem, { ...item, markStatus: '0' });
  });
});

describe('inspection standards', () => {
  test('B104 an item stands in a standard once', () => {
    wrong(InspectionStandard, { ...standard, lines: [line, line] }, 'lines', [
      '检验项目已存在',
      'The inspection item already exists',
    ]);
    fine(InspectionStandard, { ...standard, lines: [line, { ...line, item: id(3) }] });
  });
  test('it is about a part or a category, and has items', () => {
    const either: Text = ['请选择物料或物料分类', 'Choose a part or a part category'];
    wrong(InspectionStandard, { ...standard, lines: [line], part: null }, 'part', either);
    fine(InspectionStandard, { ...standard, lines: [line], part: null, category: id(5) });
    const none: Text = ['检验标准至少需要一个检验项目', 'A standard needs at least one inspection item'];
    wrong(InspectionStandard, standard, 'lines', none);
    wrong(InspectionStandard, { ...standard, lines: [line], expiryOn: '2026-02-28' }, 'expiryOn', EXPIRY);
  });
  test.each([
    ['schema', { schema: id(4) }],
    ['aql', { aql: '1.0' }],
    ['fixed', { sampleSize: 5 }],
    ['percent', { percent: '10' }],
    ['frequency', { frequency: id(5) }],
  ])('sampling by %s says what it needs', (samplingMode, needed) => {
    const text: Text = [
      '抽样方式所需的方案、AQL、样本数、比例或频次未填写',
      'A line lacks what its way of sampling needs: schema, AQL, sample size, percentage or frequency',
    ];
    wrong(InspectionStandard, { ...standard, lines: [{ ...line, samplingMode }] }, 'lines', text);
    fine(InspectionStandard, { ...standard, lines: [{ ...line, samplingMode, ...needed }] });
  });
});

describe('sampling plans', () => {
  test('B017 a schema does not expire before it takes effect', () => {
    fine(SamplingSchema, { ...schema, expiryOn: '2026-03-01' });
    wrong(SamplingSchema, { ...schema, expiryOn: '2026-02-28' }, 'expiryOn', EXPIRY);
  });
  test('ranges lie apart, whatever their order, and Re is Ac plus one', () => {
    const range = (lotFrom: number, lotTo: number | null, more: Row = {}) => ({
      lotFrom,
      lotTo,
      sampleSize: 5,
      acceptNo: 0,
      rejectNo: 1,
      ...more,
    });
    const by = (...ranges: readonly Row[]): Row => ({ ...schema, method: 'ranges', classes: [], ranges });
    fine(SamplingSchema, by(range(101, null), range(1, 100)));
    const overlap: Text = [
      '批量分段不能重叠，只有最后一段可以不设上限',
      'Ranges must not overlap; only the last one may be open',
    ];
    wrong(SamplingSchema, by(range(1, 100), range(100, null)), 'ranges', overlap);
    wrong(SamplingSchema, by(range(1, null), range(100, 200)), 'ranges', overlap);
    wrong(SamplingSchema, by(range(10, 9)), 'ranges', ['批量到不能小于批量从', 'A range cannot end before it begins']);
    wrong(SamplingSchema, by(range(1, 9, { rejectNo: 2 })), 'ranges', [
      '一次抽样的拒收数等于接收数加一',
      'In single sampling Re is Ac plus one',
    ]);
    wrong(SamplingSchema, by(), 'ranges', ['按批量分段抽样至少需要一段', 'Sampling by ranges needs at least one range']);
  });
  test('AQL sampling names an AQL', () => {
    const text: Text = ['AQL 抽样至少需要一个严重度的 AQL', 'AQL sampling needs the AQL of at least one severity'];
    wrong(SamplingSchema, { ...schema, classes: [] }, 'classes', text);
    fine(SamplingSchema, { ...schema, method: 'full', classes: [] });
  });
});

test('B016 the default lock quantity is a whole number, not below nothing', () => {
  const setting = {
    code: 'F-1',
    name: '流程',
    plant: id(6),
    advanceDays: 30,
    blockExpired: '1',
    returnConfirmed: '1',
    markStatus: '1',
  };
  const text: Text = ['默认锁定数量必须为整数', 'The default lock quantity must be an integer'];
  for (const inspLockqty of [null, 0, 50]) fine(InstrumentFlowSetting, { ...setting, inspLockqty });
  for (const inspLockqty of [1.5, -1, 'x']) wrong(InstrumentFlowSetting, { ...setting, inspLockqty }, 'inspLockqty', text);
});

test('a tool was not calibrated tomorrow, and its range goes upwards', () => {
  const tool = {
    toolNo: 'G-1',
    name: '卡尺',
    toolType: 'CALIPER',
    abcClass: 'b',
    calibration: 'calibration',
    cycleMonths: 12,
    plant: id(6),
    markStatus: '1',
  };
  fine(InspectionTool, { ...tool, calibratedOn: '2026-03-02', rangeLow: '0', rangeHigh: '150' });
  wrong(InspectionTool, { ...tool, calibratedOn: '2026-03-03' }, 'calibratedOn', [
    '上次校准日期不能晚于今天',
    'The last calibration cannot lie in the future',
  ]);
  wrong(InspectionTool, { ...tool, rangeLow: '150', rangeHigh: '150' }, 'rangeHigh', [
    '量程上限必须大于量程下限',
    'The range must end above where it begins',
  ]);
});
