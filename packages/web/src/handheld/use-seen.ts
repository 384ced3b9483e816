import { useCallback, useEffect, useState } from 'react';
import { keepAnswer, recallAnswer } from './shelf.ts';

/** Codes that have been scanned for something on this device, so that a box is not counted twice. */
export function useSeen(of: string): { readonly has: (code: string) => boolean; readonly add: (code: string) => void } {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const key = `seen ${of}`;
  useEffect(() => {
    let left = false;
    void recallAnswer(key).then((kept) => {
      if (!left && kept) setSeen((now) => new Set([...(kept.value as readonly string[]), ...now]));
    });
    return () => {
      left = true;
    };
  }, [key]);
  const add = useCallback(
    (code: string) =>
      setSeen((now) => {
        const next = new Set([...now, code]);
        void keepAnswer(key, { value: [...next], at: Date.now() });
        return next;
      }),
    [key],
  );
  return { has: (code) => seen.has(code), add };
}
