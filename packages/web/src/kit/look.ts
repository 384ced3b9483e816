import { create } from 'zustand';
import { saveLocal, loadLocal } from './local.ts';
import { useMedia } from './media.ts';

/** Bright, dark, or as the computer has it. */
export type Look = 'light' | 'dark' | 'system';

const KEY = 'look';
const NIGHT = '(prefers-color-scheme: dark)';

const remembered = (): Look => {
  const kept = loadLocal(KEY);
  return kept === 'dark' || kept === 'system' ? kept : 'light';
};
const store = create<{ readonly look: Look }>(() => ({ look: remembered() }));

/** Changes the look of everything on screen, without a reload; this browser remembers it. */
export function wear(look: Look): void {
  saveLocal(KEY, look);
  store.setState({ look });
}
export const useLook = (): Look => store((state) => state.look);

/** Whether the screen is dark now. */
export function useDark(): boolean {
  const night = useMedia(NIGHT);
  const look = useLook();
  return look === 'system' ? night : look === 'dark';
}
