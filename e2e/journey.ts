import type { Page } from 'playwright-core';

/** What a journey gets: a fresh browser window before the sign-in page, and who may sign in. */
export interface Stage {
  readonly page: Page;
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
  /** Takes a picture of the window into `test-results/`. */
  readonly picture: (name: string) => Promise<void>;
}

/** One business story, told in the browser. */
export interface Journey {
  readonly title: string;
  readonly run: (stage: Stage) => Promise<void>;
}
