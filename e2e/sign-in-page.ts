import type { Page } from 'playwright-core';
import type { Lang } from './journey.ts';

const WORDS = {
  company: ['企业代码', 'Company code'],
  user: ['用户名', 'User name'],
  password: ['密码', 'Password'],
  signIn: ['登录', 'Sign in'],
  code: ['验证码', 'Verification code'],
  home: ['布置首页', 'Arrange'],
} as const;

/** The words of a page in the language of the journey. */
export const inLang =
  (lang: Lang) =>
  (text: readonly [string, string]): string =>
    text[lang === 'zh' ? 0 : 1];

/** The sign-in page as a person uses it. */
export class SignInPage {
  readonly page: Page;
  readonly say: (text: readonly [string, string]) => string;

  private constructor(page: Page, lang: Lang) {
    this.page = page;
    this.say = inLang(lang);
  }

  /** The page, once it speaks the language. */
  static async open(page: Page, lang: Lang): Promise<SignInPage> {
    const found = new SignInPage(page, lang);
    // The workspace has a language too; this is the sign-in page's own.
    await page.locator('select[aria-label="语言 / Language"]').selectOption(lang);
    await page.getByRole('button', { name: found.say(WORDS.signIn), exact: true }).waitFor();
    return found;
  }

  async fill(company: string, user: string, password: string): Promise<void> {
    await this.page.getByLabel(this.say(WORDS.company), { exact: true }).fill(company);
    await this.page.getByLabel(this.say(WORDS.user), { exact: true }).fill(user);
    await this.page.getByLabel(this.say(WORDS.password), { exact: true }).fill(password);
  }
  async press(): Promise<void> {
    await this.page.getByRole('button', { name: this.say(WORDS.signIn), exact: true }).click();
  }
  async signIn(company: string, user: string, password: string): Promise<void> {
    await this.fill(company, user, password);
    await this.press();
  }
  code() {
    return this.page.getByLabel(this.say(WORDS.code), { exact: true });
  }
  /** The workspace is open. */
  async arrived(): Promise<void> {
    await this.page.getByText(this.say(WORDS.home)).waitFor();
  }
  button(text: readonly [string, string]) {
    return this.page.getByRole('button', { name: this.say(text), exact: true });
  }
  async sees(text: readonly [string, string]): Promise<void> {
    // Pages behind the one in front are still there, out of sight.
    await this.page.getByText(this.say(text)).filter({ visible: true }).first().waitFor();
  }
}
