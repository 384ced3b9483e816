import type { Locator, Page } from '@playwright/test';
import type { Lang, Text } from './journey-context.ts';

/** Texts of the product in the language of the journey. */
export const inLang =
  (lang: Lang) =>
  (text: Text): string =>
    text[lang === 'zh' ? 0 : 1];

/** What is common to all pages: texts in one language, buttons and sentences. */
export interface Screen {
  readonly page: Page;
  readonly say: (text: Text) => string;
  readonly button: (text: Text) => Locator;
  /** Waits for a text; pages in other tabs are still in the document, hidden. */
  readonly sees: (text: Text) => Promise<void>;
  /** Waits until the home page of the workspace is shown. */
  readonly homeOpens: () => Promise<void>;
}

export function screenOf(page: Page, lang: Lang): Screen {
  const say = inLang(lang);
  return {
    page,
    say,
    button: (text) => page.getByRole('button', { name: say(text), exact: true }),
    sees: (text) => page.getByText(say(text)).filter({ visible: true }).first().waitFor(),
    homeOpens: () => page.getByText(say(['布置首页', 'Arrange'])).waitFor(),
  };
}
