import { beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});
const fresh = () => import('./say.tsx');

test('a person’s own language is spoken where nobody has chosen one, also after a reload, and gives way to the next person’s', async () => {
  const first = await fresh();
  expect(first.currentLang()).toBe('zh');
  first.speakOwn('en');
  expect(first.currentLang()).toBe('en');
  vi.resetModules();
  const again = await fresh();
  expect(again.currentLang()).toBe('en');
  again.speakOwn(null);
  expect(again.currentLang()).toBe('zh');
});

test('what was chosen on the device stays', async () => {
  const { speak, speakOwn, currentLang } = await fresh();
  speak('zh');
  speakOwn('en');
  expect(currentLang()).toBe('zh');
});
