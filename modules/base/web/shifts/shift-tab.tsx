import { fill, type Text } from '@takt/model';
import { type RecordPart, useLang, useSay } from '@takt/web';
import type { Stretch } from '../../defs/calendar/shift-time.ts';
import { type DrawnShift, drawnShifts, piecesOf } from './day-of.ts';
import style from './shifts.module.css';

const LABEL: Text = ['一天的班次', 'Shifts of a day'];
const WORKED: Text = ['净工时 {hours} 小时', '{hours} h worked'];
const BREAK: Text = ['休息', 'Break'];
const NONE: Text = ['请先保存班次', 'Save shifts first'];
const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];

interface NamedShift extends Stretch {
  readonly id: string;
  readonly name: string;
  readonly nameEn: string | null;
}
const linesOf = (value: unknown) => (Array.isArray(value) ? value : []);
const clock = (time: string): string => time.slice(0, 5);
const hoursOf = ({ startAt, endAt }: Stretch): string => `${clock(startAt)}–${clock(endAt)}`;
const lengthOf = (minutes: number): string => String(Math.round((minutes / 60) * 100) / 100);

/** The shifts of a working day on a line from midnight to midnight, with their breaks. */
export function ShiftTab({ row }: RecordPart) {
  const say = useSay();
  const shifts: readonly NamedShift[] = linesOf(row['shifts']);
  const breaks: readonly Stretch[] = linesOf(row['breaks']);
  if (shifts.length === 0) return <p className={style['none']}>{say(NONE)}</p>;
  return (
    <table className={style['day']} aria-label={say(LABEL)}>
      <tbody>
        {drawnShifts(shifts, breaks).map((drawn) => (
          <ShiftRow key={drawn.shift.id} {...drawn} />
        ))}
        <tr aria-hidden>
          <td colSpan={2} />
          <td>
            <div className={style['axis']}>
              {HOURS.map((hour) => (
                <span key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
                  {hour}
                </span>
              ))}
            </div>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

function ShiftRow({ shift, breaks, worked }: DrawnShift<NamedShift>) {
  const say = useSay();
  const lang = useLang();
  const name = lang === 'en' ? (shift.nameEn ?? shift.name) : shift.name;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={style['hours']}>
        {hoursOf(shift)}
        <span className={style['worked']}>{say(fill(WORKED, { hours: lengthOf(worked) }))}</span>
      </td>
      <td>
        <div
          className={style['line']}
          role="img"
          aria-label={[hoursOf(shift), ...breaks.map((one) => `${say(BREAK)} ${hoursOf(one)}`)].join(', ')}
        >
          {piecesOf(shift).map(({ from, width }) => (
            <span key={from} className={style['shift']} style={{ insetInlineStart: `${from}%`, width: `${width}%` }} />
          ))}
          {breaks.flatMap((one) =>
            piecesOf(one).map(({ from, width }) => (
              <span
                key={`${one.startAt} ${from}`}
                className={style['break']}
                title={`${say(BREAK)} ${hoursOf(one)}`}
                style={{ insetInlineStart: `${from}%`, width: `${width}%` }}
              />
            )),
          )}
        </div>
      </td>
    </tr>
  );
}
