import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

export type Lang = 'zh' | 'en';
/** A label or sentence of the product in both languages. */
export type Text = readonly [zh: string, en: string];

export interface NewUser {
  readonly user: string;
  readonly password: string;
  readonly mobile: string;
}

/** What journeys need beside the browser. */
export interface Support {
  /** Makes an administrator of the demo company. */
  readonly newUser: (password?: string) => Promise<NewUser>;
  /** The newest text in the developer's inbox for a recipient: a mobile number, or `i-client …` for a captcha. */
  readonly lastMessage: (recipient: string) => Promise<string>;
  /** Runs a statement on the cell's database, for what no user can do: make a password old, say. */
  readonly runSql: (text: string, values: readonly unknown[]) => Promise<void>;
  /** A licence file for a tenant, valid or altered. */
  readonly licence: (tenant: string, altered: boolean) => Promise<{ readonly name: string; readonly bytes: Buffer }>;
  /** A token of the single sign-on provider for one of its users. */
  readonly ssoToken: (
    username: string,
  ) => Promise<{ readonly provider: string; readonly appCode: string; readonly token: string }>;
}

/** What a Playwright worker opens once: the address of the built pages, the demo administrator, and the support. */
export interface Environment extends Support {
  readonly home: string;
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
}

/** What a journey gets: a new browser context with an empty page, and the environment of its worker. */
export interface JourneyContext extends Environment {
  readonly page: Page;
  /** Saves a screenshot as `test-results/<name>.png` where `TAKT_E2E_SCREENSHOTS=1` asks for them. */
  readonly screenshot: (name: string, of?: Page) => Promise<void>;
  /** Another browser context, watched for errors like the first. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}
