import { type Entity, newRow, problems, type Text } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { Customer, CyclePackage, PackageSchema, Part, PartPlan, Process, Route, Station, Unit, Vendor } from './index.ts';

const at = { now: '2026-03-02 08:00:00' };
const someId = '01900000-0000-7000-8000-000000000001';

/** The sentences at one field of an otherwise sound row. */
const saysAt = (entity: Entity, sound: Record<string, unknown>, field: string, value: unknown): readonly Text[] =>
  problems(entity, { ...newRow(entity, at), ...sound, [field]: value }, at).map((problem) => {
    expect(problem).toMatchObject({ at: field, level: 'error' });
    return problem.text;
  });

const station = { stationNo: 'ST10', name: '装配一', line: someId, plant: someId };
const vendor = { code: 'V001', name: '华东轴承' };
const customer = { code: 'C001', name: '一汽' };
const part = { partNo: 'P-100', name: '法兰', unit: someId, partType: 'bought' };
const unit = { code: 'BOX', name: '箱' };

test('B009 a station number has no underscore', () => {
  const row = { ...newRow(Station, at), ...station, stationNo: 'ST_10' };
  expect(problems(Station, row, at)).toEqual([
    {
      at: 'stationNo',
      rule: 'B009',
      level: 'error',
      text: ['工位编号不能包含下划线', 'The station number must not contain an underscore'],
    },
  ]);
  expect(saysAt(Station, station, 'stationNo', 'ST-10')).toEqual([]);
});

test('B010 a process number has no underscore', () => {
  const process = { processNo: 'OP10', name: '车削' };
  const row = { ...newRow(Process, at), ...process, processNo: 'OP_10' };
  expect(problems(Process, row, at)).toEqual([
    {
      at: 'processNo',
      rule: 'B010',
      level: 'error',
      text: ['工序编号不能包含下划线', 'The process number must not contain an underscore'],
    },
  ]);
  expect(saysAt(Process, process, 'processNo', 'OP-10')).toEqual([]);
});

test('a part is not converted from its own unit, and its GTIN ends in the right digit', () => {
  const other = { unit: someId, numerator: 12, denominator: 1 };
  expect(saysAt(Part, part, 'units', [other])).toEqual([
    ['换算单位不能是计量单位本身', 'The unit of measure itself needs no conversion'],
  ]);
  expect(saysAt(Part, part, 'units', [{ ...other, unit: someId.replace(/1$/, '2') }])).toEqual([]);
  expect(saysAt(Part, part, 'gtin', '6901234567893')).toEqual([
    ['GTIN 的位数或校验位不正确', 'The GTIN has a wrong length or check digit'],
  ]);
  expect(saysAt(Part, part, 'gtin', '6901234567892')).toEqual([]);
});

test('planning data: a maximum lot is not below the minimum; rules of lots ask for their figures', () => {
  const plan = { code: 'P1', part: someId, plant: someId };
  expect(saysAt(PartPlan, { ...plan, minLot: '10' }, 'maxLot', '9')).toEqual([
    ['最大批量不能小于最小批量', 'The maximum lot cannot be below the minimum lot'],
  ]);
  expect(saysAt(PartPlan, { ...plan, minLot: '10' }, 'maxLot', '10')).toEqual([]);
  expect(saysAt(PartPlan, { ...plan, lotRule: 'fixed' }, 'fixedLot', null)).toHaveLength(1);
});

test('a route has processes, and a supplier only where they are done outside', () => {
  const route = { code: 'R1', name: '路线', part: someId, plant: someId };
  const operation = { seq: 10, process: someId, countingPoint: '0', inspectionPoint: '0', firstPiece: '0', outsourced: '0' };
  expect(saysAt(Route, route, 'operations', [])).toEqual([['请至少添加一道工序', 'Add at least one process']]);
  expect(saysAt(Route, route, 'operations', [{ ...operation, vendor: someId }])).toHaveLength(1);
  expect(saysAt(Route, route, 'operations', [{ ...operation, vendor: someId, outsourced: '1' }])).toEqual([]);
});

test('levels of a package schema begin at the innermost and leave no gap', () => {
  const schema = { code: 'S1', name: '方案', part: someId };
  const levels = (...numbers: number[]) => numbers.map((level) => ({ level, package: someId, qty: '6', mixed: '0' }));
  for (const bad of [[], levels(2), levels(1, 3), levels(1, 1)])
    expect(saysAt(PackageSchema, schema, 'levels', bad).length).toBeGreaterThan(0);
  expect(saysAt(PackageSchema, schema, 'levels', levels(2, 1, 3))).toEqual([]);
});

test('a container is not used more often than it was made for', () => {
  const container = { code: 'C1', package: someId, maxCycles: 100 };
  expect(saysAt(CyclePackage, container, 'usedCycles', 101)).toHaveLength(1);
  expect(saysAt(CyclePackage, container, 'usedCycles', 100)).toEqual([]);
});

describe('supplier terms are whole hours', () => {
  test.each<[string, string, Text]>([
    ['B023', 'forecastReplyHours', ['预测回复小时数必须为整数', 'Forecast reply hours must be an integer']],
    ['B024', 'orderReplyHours', ['订单回复小时数必须为整数', 'Order reply hours must be an integer']],
    ['B025', 'earlyDeliveryHours', ['提前送货小时数必须为整数', 'Early delivery hours must be an integer']],
    ['B026', 'leadTimeHours', ['提前期小时数必须为整数', 'Lead time hours must be an integer']],
  ])('%s %s', (_, field, text) => {
    for (const bad of [1.5, -1, '24', 'abc', Number.NaN]) expect(saysAt(Vendor, vendor, field, bad)).toEqual([text]);
    for (const good of [0, 24, null]) expect(saysAt(Vendor, vendor, field, good)).toEqual([]);
  });
});

describe.each<[string, Entity, Record<string, unknown>]>([
  ['a supplier', Vendor, vendor],
  ['a customer', Customer, customer],
])('the contact of %s', (_, entity, sound) => {
  test('P12 has an e-mail address that can be one', () => {
    const text: Text = ['邮箱格式不正确', 'The e-mail format is not valid'];
    for (const bad of ['li', 'li@', 'li@acme', 'li li@acme.cn', '@acme.cn']) {
      expect(saysAt(entity, sound, 'email', bad)).toEqual([text]);
    }
    for (const good of ['li@acme.cn', null, '']) expect(saysAt(entity, sound, 'email', good)).toEqual([]);
  });

  test('P13 has a mainland mobile number', () => {
    const text: Text = ['手机号码格式不正确', 'The mobile number is not valid'];
    for (const bad of ['12812345678', '1381234567', '138123456789', '+8613812345678']) {
      expect(saysAt(entity, sound, 'tel', bad)).toEqual([text]);
    }
    for (const good of ['13812345678', '19912345678', null]) expect(saysAt(entity, sound, 'tel', good)).toEqual([]);
  });
});

test('the maximum stock of a part is not below its minimum', () => {
  const text: Text = ['最高库存不能小于最低库存', 'The maximum stock cannot be below the minimum stock'];
  expect(saysAt(Part, { ...part, minStock: '10' }, 'maxStock', '9.999')).toEqual([text]);
  for (const good of ['10.000', '100', null]) expect(saysAt(Part, { ...part, minStock: '10' }, 'maxStock', good)).toEqual([]);
  expect(saysAt(Part, part, 'maxStock', '5')).toEqual([]);
});

test('a part with a shelf life is tracked', () => {
  const text: Text = [
    '有保质期的物料必须按批次或序列号追溯',
    'A part with a shelf life must be tracked by batch or serial number',
  ];
  expect(saysAt(Part, { ...part, shelfLifeDays: 180 }, 'trackMode', 'none')).toEqual([text]);
  expect(saysAt(Part, { ...part, shelfLifeDays: 180 }, 'trackMode', 'lot')).toEqual([]);
  expect(saysAt(Part, part, 'trackMode', 'none')).toEqual([]);
});

describe('a unit converts completely or not at all', () => {
  const converted = { ...unit, baseUnit: someId, numerator: 12, denominator: 1 };

  test('a base unit asks for both numbers', () => {
    expect(saysAt(Unit, converted, 'numerator', null)).toEqual([['请填写换算分子', 'please fill in Numerator']]);
    expect(saysAt(Unit, converted, 'denominator', null)).toEqual([['请填写换算分母', 'please fill in Denominator']]);
    expect(saysAt(Unit, converted, 'numerator', 12)).toEqual([]);
  });

  test('numbers ask for a base unit', () => {
    const text: Text = ['填写换算关系时请选择基本单位', 'Select the base unit the conversion leads to'];
    expect(saysAt(Unit, converted, 'baseUnit', null)).toEqual([text]);
    expect(saysAt(Unit, { ...unit, numerator: 12 }, 'baseUnit', null)).toEqual([text]);
    expect(saysAt(Unit, unit, 'baseUnit', null)).toEqual([]);
  });
});
