import { fill, type Text } from '@takt/model';
import { Say, useSay } from '@takt/web';
import { App } from 'antd';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { PAST_DAY } from '../../defs/calendar/work-calendar.ts';
import { BRUSHES } from './brushes.tsx';
import { Month } from './month.tsx';
import { type Brush, dayOf, type Days, daysOfMonth, type Draft, stepFrom, workedIn } from './painting.ts';
import style from './work-calendar.module.css';

const GRID: Text = ['{year} 年工作日历', 'Work calendar {year}'];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

interface GridProps {
  readonly year: number;
  readonly today: string;
  readonly days: Days;
  readonly draft: Draft;
  /** Why the person may not paint at all. */
  readonly denied: { readonly text: Text; readonly unblock: Text } | null;
  readonly onPaint: (days: readonly string[]) => void;
  readonly onBrush: (brush: Brush) => void;
}

const dayUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset['day'] ?? null) : null;

/** Twelve months. Days are painted by click, by dragging over them, and by the space bar; days that have passed say why not. */
export function YearGrid({ year, today, days, draft, denied, onPaint, onBrush }: GridProps) {
  const say = useSay();
  const { notification } = App.useApp();
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(today.startsWith(String(year)) ? today : `${year}-01-01`);
  // Days of the stroke under way. It is painted as a whole: the mouse passes days faster than they are drawn.
  const stroke = useRef<readonly string[] | null>(null);
  const explain = (text: Text, unblock?: Text): void =>
    notification.warning({
      key: text[0],
      title: <Say text={text} />,
      description: unblock && <Say text={unblock} />,
      duration: 4,
    });
  const touch = (on: string): void => {
    if (denied) return explain(denied.text, denied.unblock);
    if (on < today) return explain(PAST_DAY);
    onPaint([on]);
  };
  // A stroke ends wherever the button is let go, also outside of the grid.
  useEffect(() => {
    const end = (): void => {
      stroke.current = null;
    };
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, []);
  const press = (event: PointerEvent): void => {
    const on = dayUnder(event.target);
    if (!on || event.button !== 0) return;
    // A finger would keep the button it first touched for the whole stroke.
    if (event.target instanceof Element && event.target.hasPointerCapture(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    setFocused(on);
    stroke.current = [on];
    touch(on);
  };
  const pass = (event: PointerEvent): void => {
    const on = dayUnder(event.target);
    if (!stroke.current || !on || on < today || denied) return;
    stroke.current = [...stroke.current.filter((one) => one >= today), on];
    onPaint(stroke.current);
  };
  const key = (event: KeyboardEvent): void => {
    const on = dayUnder(event.target);
    if (!on) return;
    const brush = BRUSHES[Number.parseInt(event.key, 10) - 1]?.[0];
    const to = stepFrom(on, event.key);
    if (brush) onBrush(brush);
    else if (event.key === ' ' || event.key === 'Enter') touch(on);
    else if (to) {
      setFocused(to);
      grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus();
    } else return;
    event.preventDefault();
  };
  return (
    <div
      ref={grid}
      className={style['year']}
      role="group"
      aria-label={say(fill(GRID, { year }))}
      onPointerDown={press}
      onPointerOver={pass}
      onKeyDown={key}
    >
      {MONTHS.map((month) => {
        const among = daysOfMonth(year, month);
        return (
          <Month
            key={month}
            month={month}
            days={among.map((on) => dayOf(days, draft, on))}
            worked={workedIn(days, draft, among)}
            today={today}
            focused={among.includes(focused) ? focused : null}
          />
        );
      })}
    </div>
  );
}
