import { fill, SIGNIN, type Text } from '@takt/model';
import { useEffect, useState } from 'react';

/** Whole seconds until a moment; 0 once it has passed. */
export const secondsLeft = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000));

const SEND: Text = ['发送验证码', 'Send code'];
const AGAIN: Text = ['{n} 秒后重发', 'Again in {n} s'];

/** What the button says: counting, or ready. */
export const sendLabel = (left: number): Text => (left > 0 ? fill(AGAIN, { n: left }) : SEND);

/** What a refusal says about how long to wait; null when it says nothing. */
export const secondsIn = (data: unknown): number | null =>
  typeof data === 'object' && data !== null && 'seconds' in data && typeof data.seconds === 'number' ? data.seconds : null;

/** Seconds until another code may be sent. Counted from the clock, so that a sleeping window does not lag behind. */
export function useCountdown(): { readonly left: number; readonly start: (seconds?: number) => void } {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  const start = (seconds: number = SIGNIN.countdownSeconds): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  };
  return { left: secondsLeft(until, now), start };
}
