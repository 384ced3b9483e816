import { useSyncExternalStore } from 'react';

/** Where in the handheld one is: segments of the address after `#/`. Three levels need no router. */
const subscribe = (tell: () => void): (() => void) => {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
};
export const useWay = (): readonly string[] =>
  useSyncExternalStore(subscribe, () => location.hash)
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);

export const addressOf = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
export const go = (...parts: readonly string[]): void => {
  location.hash = addressOf(...parts);
};
/** The same place by its lasting address; the way back does not lead over the other one. */
export const stay = (...parts: readonly string[]): void => location.replace(addressOf(...parts));
