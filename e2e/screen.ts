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

/** Opens what stands behind 更多: what cannot be done now, and what ends the record or takes it back. */
export const openMore = (page: Page, say: (text: Text) => string): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(say(['更多', 'More'])) })
    .filter({ visible: true })
    .first()
    .click();

/** Chooses one of those. */
export async function chooseMore(page: Page, say: (text: Text) => string, verb: Text): Promise<void> {
  await openMore(page, say);
  const item = page.getByRole('menuitem', { name: say(verb), exact: true });
  await item.filter({ visible: true }).click();
}
