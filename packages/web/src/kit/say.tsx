import { type Lang, say, type Text } from '@takt/model';
import { useCallback } from 'react';
import { create } from 'zustand';
import { saveLocal, loadLocal } from './local.ts';

/** Chosen on this device, and that of whoever signed in last, which holds where nothing was chosen. */
const [KEY, OWN] = ['language', 'own_language'];
export const LANGUAGES: readonly { readonly lang: Lang; readonly name: string; readonly tag: string }[] = [
  { lang: 'zh', name: '中文', tag: 'zh-CN' },
  { lang: 'en', name: 'English', tag: 'en' },
];

const tagOf = (lang: Lang): string => LANGUAGES.find((one) => one.lang === lang)?.tag ?? 'zh-CN';
const remembered = (): Lang => ((loadLocal(KEY) ?? loadLocal(OWN)) === 'en' ? 'en' : 'zh');

const store = create<{ readonly lang: Lang }>(() => ({ lang: remembered() }));

/** The language now spoken, for code outside of components. */
export const currentLang = (): Lang => store.getState().lang;

/** Changes the language of everything on screen, without a reload. */
export function speak(lang: Lang): void {
  saveLocal(KEY, lang);
  change(lang);
}
function change(lang: Lang): void {
  document.documentElement.lang = tagOf(lang);
  store.setState({ lang });
}

/** Speaks a person's own language, unless somebody has chosen one on this device. */
export function speakOwn(lang: Lang | null): void {
  if (loadLocal(KEY) !== null) return;
  saveLocal(OWN, lang);
  const own = remembered();
  if (own !== currentLang()) change(own);
}

export const useLang = (): Lang => store((state) => state.lang);

/** Turns a pair into the sentence of the current language. */
export function useSay(): (text: Text) => string {
  const lang = useLang();
  return useCallback((text: Text) => say(text, lang), [lang]);
}

/** The same as an element, for places that outlive a language switch: messages, rules, toasts. */
export function Say({ text }: { readonly text: Text }) {
  return useSay()(text);
}
