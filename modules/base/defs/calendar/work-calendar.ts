import {
  choice,
  code,
  command,
  date,
  entity,
  integer,
  json,
  query,
  type RowOf,
  ref,
  table,
  text,
  type Text,
  RECORD_RIGHTS,
} from '@takt/model';
import { DAY_TYPES, type DayType } from './calendar.ts';

/** The key of the calendar that counts wherever no nearer one says anything. */
export const COMPANY = 'company';

/** Days that are not what their weekday makes of them: for the company, or for one plant, workshop or line. */
export const WorkCalendar = entity('base.workCalendar', {
  label: ['工作日历', 'Work calendar'],
  byFace: RECORD_RIGHTS,
  fields: {
    name: text('日历名称', 'Calendar name', { required: true, length: 100, contains: true }),
    // One calendar per place: `company`, or the id of the plant, workshop or line, which no single reference could name.
    place: code('适用对象', 'Place', { required: true, unique: true }),
    plant: ref('base.plant', '工厂', 'Plant'),
    remark: text('备注', 'Remark', { length: 500 }),
  },
  details: {
    days: table(
      '日期',
      'Days',
      {
        dayOn: date('日期', 'Date', { required: true }),
        type: choice('类型', 'Type', DAY_TYPES, { required: true }),
        shiftModel: ref('base.shiftModel', '当日班次', 'Shifts of the day'),
      },
      { unique: [['dayOn']] },
    ),
  },
  list: ['name', 'plant', 'remark'],
  query: ['name', 'plant'],
  title: ['name'],
  sort: [['name', 'asc']],
  scopes: { plant: 'plant' },
});
export interface WorkCalendar extends RowOf<typeof WorkCalendar> {}

/** B053 */
export const PAST_DAY: Text = ['只能操作今天及以后的日期', 'Only today or later can be edited, deleted or selected'];

/** A plant, workshop or line that may have a calendar of its own, named from the plant down. */
export interface CalendarPlace {
  readonly id: string;
  readonly label: Text;
  readonly parent: string | null;
}
export const calendarPlaces = query<readonly CalendarPlace[]>()(
  'base.calendarPlaces',
  ['日历对象', 'Places with a calendar'],
  {},
  { needs: 'base.workCalendar.read' },
);

/** A day some calendar speaks of, as it counts for the place. */
export interface SpecialDay {
  readonly on: string;
  readonly type: DayType;
  /** Shifts of its own; those of the schedule when null. */
  readonly shiftModel: string | null;
  /** Whether the place's own calendar says so, or one above it. */
  readonly own: boolean;
  /** What it would be without the place's own calendar. */
  readonly otherwise: DayType;
}
export interface WorkYear {
  readonly today: string;
  /** The place's own calendar; null until a day of it is painted. */
  readonly calendar: { readonly id: string; readonly version: number } | null;
  readonly days: readonly SpecialDay[];
  /** What the person lacks to change it, by its name; null when they may. */
  readonly lacks: string | null;
}
const place = code('适用对象', 'Place', { required: true });
export const workYear = query<WorkYear>()(
  'base.workYear',
  ['查询工作日历', 'Read a year of the work calendar'],
  { place, year: integer('年份', 'Year', { ordinal: true, required: true, min: 2000, max: 2199 }) },
  { needs: 'base.workCalendar.read' },
);

/** A day and what it shall be; null gives it back to the calendars above and to its weekday. */
export interface PaintedDay {
  readonly on: string;
  readonly type: DayType | null;
  /** Shifts of that day instead of those of the schedule: null takes them away, left out they stay as they are. */
  readonly shiftModel?: string | null;
}
export const paintDays = command<{ readonly changed: number }>()(
  'base.paintDays',
  ['修改工作日历', 'Change the work calendar'],
  { place, days: json<readonly PaintedDay[]>('日期', 'Days', { required: true }) },
  { needs: 'base.workCalendar.edit' },
);
