import type { Locator, Page } from 'playwright-core';
import type { Lang, Stage } from './journey.ts';
import { inLang, SignInPage } from './sign-in-page.ts';

export type Text = readonly [string, string];
export const CREATE: Text = ['新增', 'Create'];
export const SAVE: Text = ['保存', 'Save'];

/** The workspace as a person uses it; pages behind the one in front are still there, out of sight. */
export class Desk {
  readonly page: Page;
  readonly home: string;
  readonly say: (text: Text) => string;
  constructor(page: Page, home: string, lang: Lang) {
    this.page = page;
    this.home = home;
    this.say = inLang(lang);
  }
  async open(address: string, title: Text): Promise<void> {
    await this.page.goto(`${this.home}#/manage${address}`);
    await this.page
      .getByRole('heading', { name: this.say(title), exact: true })
      .filter({ visible: true })
      .waitFor();
  }
  region(text: Text): Locator {
    return this.page.getByRole('region', { name: this.say(text), exact: true }).filter({ visible: true });
  }
  button(text: Text): Locator {
    return this.page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`(^| )${this.say(text)}$`) })
      .filter({ visible: true });
  }
  box(text: Text): Locator {
    return this.page.getByRole('checkbox', { name: this.say(text), exact: true }).filter({ visible: true });
  }
  /** A field of the form in front, required or not. */
  field(label: Text): Locator {
    return this.page
      .getByRole('main')
      .getByLabel(new RegExp(`^[* ]*${this.say(label)}$`))
      .filter({ visible: true });
  }
  /** What a select offers at the moment. */
  option(words: string): Locator {
    return this.page.locator('.ant-select-item-option, .ant-select-tree-treenode', { hasText: words }).filter({ visible: true });
  }
  row(words: string): Locator {
    return this.page.locator('.ag-row', { hasText: words }).filter({ visible: true });
  }
  dialog(): Locator {
    return this.page.getByRole('dialog').filter({ visible: true });
  }
  async choose(label: Text, typed: string): Promise<void> {
    await this.field(label).fill(typed);
    await this.option(typed).first().click();
  }
  async sees(text: Text): Promise<void> {
    await this.page.getByText(this.say(text)).filter({ visible: true }).first().waitFor();
  }
  /** What was granted or limited says since when it holds. */
  async holds(): Promise<void> {
    const words = new RegExp(this.say(['下一次请求起生效', 'from the next request on']));
    await this.page.getByText(words).first().waitFor();
  }
  /** Saves the new record in front and gives back its heading. */
  async keep(): Promise<string> {
    await this.button(SAVE).click();
    // A record that is not kept yet has no history.
    await this.page
      .getByRole('tab', { name: `${this.say(['历史', 'History'])} 1`, exact: true })
      .filter({ visible: true })
      .waitFor();
    return (await this.page.locator('h1').filter({ visible: true }).innerText()).trim();
  }
  /** Presses a button of a document and agrees to what it asks. */
  async act(verb: Text): Promise<void> {
    const named = { name: this.say(verb), exact: true };
    await this.page.getByRole('main').getByRole('button', named).filter({ visible: true }).first().click();
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${this.say(verb)}`) })
      .last()
      .click();
  }
}

/** Somebody at a browser that is before the sign-in page. */
export async function enter(stage: Stage, page: Page, lang: Lang, username: string, password: string): Promise<Desk> {
  const login = await SignInPage.open(page, lang);
  await login.signIn(stage.tenant, username, password);
  await login.arrived();
  return new Desk(page, stage.home, lang);
}
