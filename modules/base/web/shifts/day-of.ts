import { lieWithin, minuteOf, minutesOf, netMinutes, type Stretch } from '../../defs/calendar/shift-time.ts';

const DAY = 1440;

/** A part of a day's line, in percent of the day. */
interface Piece {
  readonly from: number;
  readonly width: number;
}
const percent = (minutes: number): number => (minutes / DAY) * 100;

/** A stretch of the clock on a line from midnight to midnight: in two pieces where it goes past midnight. */
export function piecesOf(stretch: Stretch): readonly Piece[] {
  const from = minuteOf(stretch.startAt);
  const length = minutesOf(stretch);
  const today = Math.min(length, DAY - from);
  return [
    { from: percent(from), width: percent(today) },
    ...(length > today ? [{ from: 0, width: percent(length - today) }] : []),
  ];
}

/** A shift as it is drawn: its hours, the breaks in them, and how long it is worked. */
export interface DrawnShift<S extends Stretch> {
  readonly shift: S;
  readonly breaks: readonly Stretch[];
  readonly worked: number;
}
export const drawnShifts = <S extends Stretch>(shifts: readonly S[], breaks: readonly Stretch[]): readonly DrawnShift<S>[] =>
  shifts.map((shift) => ({
    shift,
    breaks: breaks.filter((one) => lieWithin(shift, one)),
    worked: netMinutes(shift, breaks),
  }));
