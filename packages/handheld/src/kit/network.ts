import { useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** Since when the device has had no network; null while it has one. */
let cutAt: number | null = null;
const note = (): void => {
  cutAt = navigator.onLine ? null : (cutAt ?? Date.now());
};

const watch = (tell: () => void): (() => void) => {
  note();
  const look = (): void => {
    note();
    tell();
  };
  addEventListener('online', look);
  addEventListener('offline', look);
  return () => {
    removeEventListener('online', look);
    removeEventListener('offline', look);
  };
};
export const useOnline = (): boolean => useSyncExternalStore(watch, () => navigator.onLine);

/** For how many whole minutes there has been no network; null while there is one. */
export function useMinutesCut(): number | null {
  const online = useOnline();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (online) return undefined;
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 4);
    return () => clearInterval(timer);
  }, [online]);
  return online ? null : Math.max(0, Math.floor((now - (cutAt ?? now)) / MINUTE_MS));
}
