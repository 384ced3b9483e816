import type { Locator, Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { chooseMore, inLang } from './screen.ts';
import { signInWithoutForm } from './session.ts';

export const CREATE: Text = ['新增', 'Create'];
export const SAVE: Text = ['保存', 'Save'];

/** The workspace as a person uses it; pages in other tabs are still in the document, hidden. */
export class Workspace {
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
  /** Closes all tabs but the one shown: hidden pages stay in the document, and every search for an element goes through them. */
  async closeOtherTabs(): Promise<void> {
    await this.page.getByRole('tab', { selected: true }).first().click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: this.say(['关闭其他', 'Close others']), exact: true }).click();
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
  /** A field of the form shown, required or not. */
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
  /** A saved right or limit says since when it is in effect. */
  async seesEffect(): Promise<void> {
    const words = new RegExp(this.say(['下一次请求起生效', 'from the next request on']));
    await this.page.getByText(words).first().waitFor();
  }
  /** Saves the new record shown and gives back its heading. */
  async saveNew(): Promise<string> {
    await this.button(SAVE).click();
    // A record that is not saved yet has no history.
    await this.page
      .getByRole('tab', { name: `${this.say(['历史', 'History'])} 1`, exact: true })
      .filter({ visible: true })
      .waitFor();
    return (await this.page.locator('h1').filter({ visible: true }).innerText()).trim();
  }
  /** Opens a record of a list by its number; a tab that is open already shows what others have done only once it is read anew. */
  async openRecord(address: string, title: Text, number: string): Promise<void> {
    await this.open(address, title);
    await this.page.reload();
    await this.row(number).first().getByRole('link').first().click();
    await this.page.locator('h1', { hasText: number }).filter({ visible: true }).waitFor();
  }
  /** Waits until the record shown is in a state. */
  async isIn(state: Text): Promise<void> {
    const beside = this.page.locator('h1').locator('..').getByText(this.say(state), { exact: true });
    await beside.filter({ visible: true }).first().waitFor();
  }
  /** Presses a button of a document and agrees to what it asks. */
  async act(verb: Text): Promise<void> {
    const named = { name: this.say(verb), exact: true };
    await this.page.getByRole('main').getByRole('button', named).filter({ visible: true }).first().click();
    await this.agree(verb);
  }
  /** The same of what ends the document or takes it back. */
  async actWayOut(verb: Text): Promise<void> {
    await chooseMore(this.page, this.say, verb);
    await this.agree(verb);
  }
  private async agree(verb: Text): Promise<void> {
    await this.page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${this.say(verb)}`) })
      .last()
      .click();
  }
}

/** The workspace of an account, signed in; nothing is opened yet. */
export async function signedInWorkspace(
  { home, tenant }: JourneyContext,
  page: Page,
  lang: Lang,
  account: { readonly user: string; readonly password: string },
): Promise<Workspace> {
  await signInWithoutForm(page, { home, tenant }, lang, account);
  return new Workspace(page, home, lang);
}
