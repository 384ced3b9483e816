import { code, computed, entity, flag, integer, type RowOf, table, text, time, RECORD_RIGHTS } from '@takt/model';
import { anyOverlap, lieWithin, minutesOf } from './shift-time.ts';

/** The shifts of a working day. A break belongs to the shift in whose hours it lies. */
export const ShiftModel = entity('base.shiftModel', {
  label: ['班次模型', 'Shift model'],
  byFace: RECORD_RIGHTS,
  fields: {
    code: code('模型编码', 'Model code', { required: true, unique: true, length: 20 }),
    name: text('模型名称', 'Model name', { required: true, length: 100, contains: true }),
    nameEn: text('英文名称', 'English name', { length: 100, contains: true }),
    remark: text('备注', 'Remark', { length: 500 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  details: {
    shifts: table('班次', 'Shifts', {
      // B028
      serialNo: integer('班次序号', 'Serial number', {
        ordinal: true,
        required: true,
        min: 1,
        integerWords: ['班次序号必须为数字', 'The shift serial number must be numeric'],
      }),
      code: code('班次编码', 'Shift code', { required: true, length: 20 }),
      name: text('班次名称', 'Shift name', { required: true, length: 50 }),
      nameEn: text('英文名称', 'English name', { length: 50 }),
      startAt: time('开始时间', 'Start', { required: true }),
      endAt: time('结束时间', 'End', { required: true }),
      overnight: computed('flag', '跨零点', 'Past midnight'),
    }),
    breaks: table('休息时段', 'Breaks', {
      startAt: time('开始时间', 'Start', { required: true }),
      endAt: time('结束时间', 'End', { required: true }),
      paid: flag('计薪', 'Paid'),
      remark: text('说明', 'Remark', { length: 100 }),
    }),
  },
  list: ['code', 'name', 'nameEn', 'remark', 'markStatus'],
  query: ['code', 'name', 'markStatus'],
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
  rules: [
    {
      field: 'shifts',
      must: ({ shifts }) => shifts.length > 0,
      else: ['请至少添加一个班次', 'Add at least one shift'],
    },
    {
      field: 'shifts',
      must: ({ shifts }) => new Set(shifts.map(({ serialNo }) => serialNo)).size === shifts.length,
      else: ['班次序号不能重复', 'The serial numbers of shifts must be unique'],
    },
    {
      field: 'shifts',
      must: ({ shifts, breaks }) => [...shifts, ...breaks].every((one) => minutesOf(one) > 0),
      else: ['开始时间与结束时间不能相同', 'Start and end cannot be the same'],
    },
    {
      field: 'shifts',
      must: ({ shifts }) => !anyOverlap(shifts),
      else: ['班次时间不能重叠', 'Shifts cannot overlap'],
    },
    {
      field: 'breaks',
      must: ({ shifts, breaks }) => breaks.every((one) => shifts.some((shift) => lieWithin(shift, one))),
      else: ['休息时段必须在某个班次的时间之内', 'A break must lie within the hours of a shift'],
    },
    {
      field: 'breaks',
      must: ({ breaks }) => !anyOverlap(breaks),
      else: ['休息时段不能重叠', 'Breaks cannot overlap'],
    },
  ],
});
export interface ShiftModel extends RowOf<typeof ShiftModel> {}
