import type { Locator, Page } from '@playwright/test';
import type { Lang, Text } from './journey-context.ts';
import { type Screen, screenOf } from './screen.ts';

const COMPANY: Text = ['企业代码', 'Company code'];
const USER: Text = ['用户名', 'User name'];
const PASSWORD: Text = ['密码', 'Password'];
const SIGN_IN: Text = ['登录', 'Sign in'];
const CODE: Text = ['验证码', 'Verification code'];

/** The sign-in page as a person uses it. */
export interface SignInPage extends Screen {
  readonly fill: (company: string, user: string, password: string) => Promise<void>;
  readonly press: () => Promise<void>;
  readonly signIn: (company: string, user: string, password: string) => Promise<void>;
  readonly code: () => Locator;
}

/** The sign-in page in a language; `address` opens it first. */
export async function openSignInPage(page: Page, lang: Lang, address?: string): Promise<SignInPage> {
  if (address !== undefined) await page.goto(address);
  const screen = screenOf(page, lang);
  const { say } = screen;
  // The workspace has a language, too; this is the choice of the sign-in page.
  await page.locator('select[aria-label="语言 / Language"]').selectOption(lang);
  await screen.button(SIGN_IN).waitFor();
  const fill = async (company: string, user: string, password: string): Promise<void> => {
    await page.getByLabel(say(COMPANY), { exact: true }).fill(company);
    await page.getByLabel(say(USER), { exact: true }).fill(user);
    await page.getByLabel(say(PASSWORD), { exact: true }).fill(password);
  };
  const press = (): Promise<void> => screen.button(SIGN_IN).click();
  const signIn = async (company: string, user: string, password: string): Promise<void> => {
    await fill(company, user, password);
    await press();
  };
  return { ...screen, fill, press, signIn, code: () => page.getByLabel(say(CODE), { exact: true }) };
}
