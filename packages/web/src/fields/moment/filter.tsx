import type { Text } from '@takt/model';
import { DatePicker, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useSay } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';

dayjs.extend(customParseFormat);

const FROM: Text = ['开始日期', 'From'];
const TO: Text = ['结束日期', 'To'];
const WIRE = 'YYYY-MM-DD';
/** The server takes no longer range (B008); the picker does not offer one. */
const RANGE_DAYS = 90;

const tooFar = (day: Dayjs, { from }: { readonly from?: Dayjs }): boolean =>
  from !== undefined && Math.abs(day.diff(from, 'day')) > RANGE_DAYS;

const ends = (value: unknown): [Dayjs, Dayjs] | null => {
  const [from, to] = textsIn(value);
  return from && to ? [dayjs(from), dayjs(to)] : null;
};

const PRESETS: readonly (readonly [label: Text, days: number])[] = [
  [['今天', 'Today'], 0],
  [['近 7 天', 'Last 7 days'], 6],
  [['近 30 天', 'Last 30 days'], 29],
  [['近 90 天', 'Last 90 days'], RANGE_DAYS - 1],
];

/** From day to day, both included. */
export function DateFilter({ id, value, onChange }: FilterProps) {
  const say = useSay();
  return (
    <DatePicker.RangePicker
      {...(id && { id: { start: id, end: `${id}-end` } })}
      value={ends(value)}
      onChange={(days) => onChange?.(days?.map((day) => day?.format(WIRE)))}
      disabledDate={tooFar}
      format={WIRE}
      presets={PRESETS.map(([label, days]) => ({ label: say(label), value: () => [dayjs().subtract(days, 'day'), dayjs()] }))}
      placeholder={[say(FROM), say(TO)]}
      separator="–"
      suffixIcon={null}
    />
  );
}

const CLOCK = 'HH:mm';
const EARLIEST: Text = ['开始时间', 'From'];
const LATEST: Text = ['结束时间', 'To'];

const hours = (value: unknown): [Dayjs, Dayjs] | null => {
  const [from, to] = textsIn(value);
  return from && to ? [dayjs(from, CLOCK), dayjs(to, CLOCK)] : null;
};

/** From hour to hour of any day, both included. */
export function TimeFilter({ id, value, onChange }: FilterProps) {
  const say = useSay();
  return (
    <TimePicker.RangePicker
      {...(id && { id: { start: id, end: `${id}-end` } })}
      value={hours(value)}
      onChange={(chosen) => onChange?.(chosen?.map((one) => one?.format(CLOCK)))}
      format={CLOCK}
      placeholder={[say(EARLIEST), say(LATEST)]}
      separator="–"
      suffixIcon={null}
    />
  );
}
