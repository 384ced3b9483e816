import type { Locator, Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLang } from './screen.ts';
import { signInWithoutForm } from './session.ts';

/** Calls to the server, not pages. */
const CALLS = /\/(?:ai|call|sysconfig|oauth)\//;

/** The handheld as a person with a scanner uses it. */
export class Handheld {
  readonly page: Page;
  readonly say: (text: Text) => string;
  private constructor(page: Page, lang: Lang) {
    this.page = page;
    this.say = inLang(lang);
  }

  /** A device of its own, signed in and at work in a warehouse. */
  static async open(journey: JourneyContext, lang: Lang, warehouse: string): Promise<Handheld> {
    const device = await journey.newContext({ viewport: { width: 480, height: 800 }, hasTouch: true });
    const page = await device.newPage();
    await signInWithoutForm(page, journey, lang, journey);
    await page.goto(`${journey.home}Mobile/`);
    const handheld = new Handheld(page, lang);
    await page.getByRole('button', { name: warehouse }).click();
    await handheld.at(['节拍手持', 'Takt Handheld']);
    return handheld;
  }

  async at(title: Text): Promise<void> {
    await this.page.getByRole('heading', { name: this.say(title), exact: true }).waitFor();
  }
  async openTask(task: Text): Promise<void> {
    await this.page
      .getByRole('link', { name: new RegExp(this.say(task)) })
      .first()
      .click();
    await this.at(task);
  }
  async back(): Promise<void> {
    await this.page.getByLabel(this.say(['返回', 'Back'])).click();
  }
  /**
   * A scanner types faster than any hand and presses Enter; between GS1 elements it presses Ctrl+]. It keeps its pace however
   * busy the machine is. People look first what is asked for; `asked` says so where the page before has a scan box as well.
   */
  async scan(code: string, asked?: Text): Promise<void> {
    const box = asked ? this.page.getByLabel(this.say(asked), { exact: true }) : this.page.locator('form input').first();
    await box.evaluate((input: HTMLElement, text) => {
      const began = performance.now();
      const keys = [...text].map((key) => (key === '\u001D' ? { key: ']', ctrlKey: true } : { key }));
      for (const key of [...keys, { key: 'Enter' }]) {
        const press = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
        input.dispatchEvent(Object.defineProperty(press, 'timeStamp', { value: began }));
      }
    }, code);
  }
  /** Waits for a message. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByRole('status').or(this.page.getByRole('alert')).filter({ hasText: text }).first().waitFor();
  }
  async hasUnsent(count: number): Promise<void> {
    await this.page.getByRole('link', { name: new RegExp(`^${this.say(['待同步', 'To send'])} ${count}$`) }).waitFor();
  }
  /** No network. A page that is loaded meanwhile could slip a call through before it learns of it, so calls are stopped as well. */
  async goOffline(): Promise<void> {
    await this.page.context().route(CALLS, (route) => route.abort());
    await this.page.context().setOffline(true);
  }
  async goOnline(): Promise<void> {
    await this.page.context().unroute(CALLS);
    await this.page.context().setOffline(false);
  }
  button(text: Text): Locator {
    return this.page.getByRole('button', { name: this.say(text), exact: true });
  }
  async enter(qty: string): Promise<void> {
    await this.page.getByLabel(this.say(['数量', 'Quantity']), { exact: true }).fill(qty);
  }
}
