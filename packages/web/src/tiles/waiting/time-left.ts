import { fill, type Text } from '@takt/model';

const LEFT: Text = ['剩 {time}', '{time} left'];
const OVER: Text = ['超时 {time}', '{time} over'];
const UNITS: readonly (readonly [minutes: number, unit: Text])[] = [
  [1440, ['{n} 天', '{n} d']],
  [60, ['{n} 时', '{n} h']],
  [1, ['{n} 分', '{n} min']],
];
const minutesOf = (at: string): number => Date.parse(`${at.replace(' ', 'T')}Z`) / 60_000;

/** How long until a moment, or since it passed, in its two largest units; both times as the company's clock has them. */
export function timeLeft(at: string, now: string): { readonly text: Text; readonly isOver: boolean; readonly minutes: number } {
  const minutes = Math.round(minutesOf(at) - minutesOf(now));
  let rest = Math.max(1, Math.abs(minutes));
  const parts = UNITS.flatMap(([size, unit]) => {
    const n = Math.floor(rest / size);
    rest -= n * size;
    return n > 0 ? [fill(unit, { n })] : [];
  }).slice(0, 2);
  const time: Text = [parts.map(([zh]) => zh).join(' '), parts.map(([, en]) => en).join(' ')];
  return { text: fill(minutes < 0 ? OVER : LEFT, { time }), isOver: minutes < 0, minutes };
}
