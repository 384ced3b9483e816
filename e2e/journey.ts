import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export type Lang = 'zh' | 'en';

/** Somebody of the demo company who can sign in. */
export interface Someone {
  readonly username: string;
  readonly password: string;
  readonly mobile: string;
}

/** What a journey gets: a fresh browser window before the sign-in page, and the means to prepare and look behind. */
export interface Stage {
  readonly page: Page;
  readonly home: string;
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
  /** Takes a picture of the window into `test-results/`. */
  readonly picture: (name: string, of?: Page) => Promise<void>;
  /** A second browser, or the same one started again with what it kept. */
  readonly another: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** A new person of the company, with nothing but this to sign in. */
  readonly someone: (password?: string) => Promise<Someone>;
  /** The newest text in the developer's inbox for a recipient: a mobile number, or `i-client …` for a picture. */
  readonly received: (recipient: string) => Promise<string>;
  /** A statement run past the product, for what no person can do: make a password old, say. */
  readonly behind: (text: string, values: readonly unknown[]) => Promise<void>;
  /** A licence file for a company, valid or with one letter changed. */
  readonly licence: (tenant: string, altered: boolean) => Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** A token of the other sign-in system, for one of its users. */
  readonly ssoToken: (
    username: string,
  ) => Promise<{ readonly provider: string; readonly appCode: string; readonly token: string }>;
}

/** One business story, told in the browser. */
export interface Journey {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
}

/** The same story in both languages. */
export const inBoth = (title: string, run: (stage: Stage, lang: Lang) => Promise<void>): readonly Journey[] =>
  (['zh', 'en'] as const).map((lang) => ({ title: `${title} (${lang})`, run: (stage) => run(stage, lang) }));
