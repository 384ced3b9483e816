import type { Page } from '@playwright/test';
import type { Chance } from './chance.ts';
import { pause } from './pause.ts';

/** What is touched: anything, what confirms, a digit, one of several to choose from, or what takes back what is only kept. */
export type Aim = 'any' | 'confirm' | 'digit' | 'clear' | 'choice' | 'undo' | 'back';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** Leave the device, sign out, or begin somewhere else: none of them is part of the work. */
const NOT_TOUCHED = String.raw`^(更换|Change|退出登录|Sign out|用摄像头扫描|Scan with the camera|扫码登录电脑|Sign in on a computer|设置与退出|Settings and sign-out)$`;

/** One control that is seen and may be pressed, chosen by a number from 0 to 1; null where there is none. */
async function spotAt(page: Page, aim: Aim, share: number): Promise<Spot | null> {
  return page.evaluate(
    ({ aim: wanted, share: at, not }) => {
      const forbidden = new RegExp(not);
      const selectors: Readonly<Record<string, string>> = {
        any: 'button, a[href], main input',
        confirm: 'footer button:last-of-type',
        digit: 'main button',
        clear: 'main button',
        choice: 'main button, nav a',
        undo: 'main :is([role=status] > button:nth-of-type(2), article button)',
        back: 'header > :is(a, button):first-child',
      };
      const named = (one: Element): string => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim();
      const found = [...document.querySelectorAll<HTMLElement>(selectors[wanted] ?? '')].filter((one) => {
        if (one.matches(':disabled') || forbidden.test(named(one))) return false;
        if (wanted === 'digit') return /^[1-9]$/.test(named(one));
        if (wanted === 'clear') return /^(清零|Clear)$/.test(named(one));
        if (wanted === 'choice')
          return one.textContent !== '' && !/^[0-9.⌫]$/.test(named(one)) && !one.closest('[role=status], [role=alert], form');
        return true;
      });
      const chosen = found[Math.floor(at * found.length)];
      if (!chosen) return null;
      chosen.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = chosen.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, name: named(chosen) };
    },
    { aim, share, not: NOT_TOUCHED },
  );
}

/** Touches it once, twice or three times, 20 to 60 ms apart, wherever the second tap then lands. */
export async function tap(page: Page, chance: Chance, aim: Aim): Promise<string | null> {
  const spot = await spotAt(page, aim, chance.below(1000) / 1000);
  if (!spot) return null;
  const times = chance.weighted({ 1: 5, 2: 3, 3: 2 });
  const taps: Promise<void>[] = [];
  for (let nth = 0; nth < Number(times); nth += 1) {
    if (nth > 0) await pause(chance.between(20, 60));
    taps.push(page.touchscreen.tap(spot.x, spot.y));
  }
  await Promise.all(taps);
  return `${times}× ${spot.name}`;
}
