import { fill, type Text, weekdayOf } from '@takt/model';
import { useSay } from '@takt/web';
import { DAY_TYPES, type DayType } from '../../defs/calendar/calendar.ts';
import type { Day } from './painting.ts';
import style from './work-calendar.module.css';

const MONTHS: readonly Text[] = [
  ['一月', 'January'],
  ['二月', 'February'],
  ['三月', 'March'],
  ['四月', 'April'],
  ['五月', 'May'],
  ['六月', 'June'],
  ['七月', 'July'],
  ['八月', 'August'],
  ['九月', 'September'],
  ['十月', 'October'],
  ['十一月', 'November'],
  ['十二月', 'December'],
];
const WEEKDAYS: readonly Text[] = [
  ['一', 'Mo'],
  ['二', 'Tu'],
  ['三', 'We'],
  ['四', 'Th'],
  ['五', 'Fr'],
  ['六', 'Sa'],
  ['日', 'Su'],
];
const WORKED: Text = ['{n} 个工作日', '{n} working days'];
const ABOVE: Text = ['（来自上级日历）', ' (from a calendar above)'];
const UNSAVED: Text = ['（未保存）', ' (not saved)'];
/** As printed calendars in China mark them; nobody has to tell colours apart. */
const MARKS: Readonly<Partial<Record<DayType, Text>>> = { holiday: ['休', 'H'], makeup: ['班', 'W'] };

interface MonthProps {
  /** From 1. */
  readonly month: number;
  readonly days: readonly Day[];
  readonly worked: number;
  readonly today: string;
  /** The day the keyboard stands on, if it is of this month. */
  readonly focused: string | null;
}

/** One month: a button for each day, weeks from Monday. The page listens, for all of them at once. */
export function Month({ month, days, worked, today, focused }: MonthProps) {
  const say = useSay();
  const [first] = days;
  return (
    <section className={style['month']} aria-label={say(MONTHS[month - 1] ?? ['', ''])}>
      <h2 className={style['name']}>
        {say(MONTHS[month - 1] ?? ['', ''])}
        <span className={style['worked']}>{say(fill(WORKED, { n: worked }))}</span>
      </h2>
      <div className={style['week']} aria-hidden>
        {WEEKDAYS.map((name) => (
          <span key={name[1]}>{say(name)}</span>
        ))}
      </div>
      <div className={style['days']}>
        {days.map((day) => (
          <DayButton
            key={day.on}
            day={day}
            today={today}
            focused={day.on === focused}
            column={day === first ? weekdayOf(day.on) : 0}
          />
        ))}
      </div>
    </section>
  );
}

interface DayProps {
  readonly day: Day;
  readonly today: string;
  readonly focused: boolean;
  /** Where the first day of a month stands; the others follow. */
  readonly column: number;
}
function DayButton({ day: { on, type, own, painted }, today, focused, column }: DayProps) {
  const say = useSay();
  const mark = MARKS[type];
  const inherited = type !== 'workday' && type !== 'rest' && !own;
  const about = `${on} ${say(DAY_TYPES[type])}${inherited ? say(ABOVE) : ''}${painted ? say(UNSAVED) : ''}`;
  return (
    <button
      type="button"
      data-day={on}
      data-type={type}
      data-own={own}
      data-painted={painted}
      className={style['day']}
      style={column > 0 ? { gridColumnStart: column } : {}}
      aria-label={about}
      aria-disabled={on < today}
      aria-current={on === today ? 'date' : undefined}
      tabIndex={focused ? 0 : -1}
    >
      {on.slice(8).replace(/^0/, '')}
      {mark && (
        <span className={style['mark']} aria-hidden>
          {say(mark)}
        </span>
      )}
    </button>
  );
}
