import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { JourneyContext, Lang, Text } from './journey-context.ts';
import { inLang } from './screen.ts';
import { signInWithoutForm } from './session.ts';

/** Set while the network is gone; it survives a reload. */
const OFFLINE = 'journey-offline';
/** The device waits up to a quarter of a minute between its tries. */
const DRAINED_MS = 60_000;

/** The handheld as a person with a scanner uses it. */
export class Handheld {
  readonly page: Page;
  readonly say: (text: Text) => string;
  private constructor(page: Page, lang: Lang) {
    this.page = page;
    this.say = inLang(lang);
  }

  /** A device of its own, signed in and at work in a warehouse; `prepare` has it before anything is opened. */
  static async open(
    journey: JourneyContext,
    lang: Lang,
    warehouse: string,
    prepare: (device: BrowserContext) => Promise<void> = () => Promise.resolve(),
  ): Promise<Handheld> {
    const device = await journey.newContext({ viewport: { width: 480, height: 800 }, hasTouch: true });
    await prepare(device);
    await device.addInitScript((offline) => {
      const fetchNow = window.fetch.bind(window);
      window.fetch = (...call) =>
        sessionStorage.getItem(offline) ? Promise.reject(new TypeError('Failed to fetch')) : fetchNow(...call);
    }, OFFLINE);
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
  /** The document the page shown is about, by the second line of its head. */
  async paper(): Promise<string> {
    const of = this.page.locator('header small', { hasText: /^[A-Z]+\d+/ });
    return (await of.innerText()).split(' ', 1)[0] ?? '';
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
  /** All that was kept has been sent and answered, however long the device waited between its tries. */
  async hasNoneWaiting(): Promise<void> {
    const { page } = this;
    for (const end = Date.now() + DRAINED_MS; ; await page.waitForTimeout(200)) {
      const link = page.locator('header a[href="#/waiting"]');
      await link.waitFor();
      const isRefused = (await link.innerText()).startsWith(this.say(['被退回', 'Refused']));
      if (!isRefused) return this.hasUnsent(0);
      await link.click();
      const waits = page.locator('article').filter({ hasText: this.say(['等待发送', 'Waits to be sent']) });
      if ((await waits.count()) === 0) return;
      if (Date.now() > end) throw new Error('what was kept is not sent');
    }
  }
  /**
   * No network. The browser takes a moment to tell a page that is just being loaded, and a call that passes through the page's worker
   * is not stopped by routes: the page's own calls are refused as well.
   */
  async goOffline(): Promise<void> {
    await this.page.evaluate((offline) => sessionStorage.setItem(offline, '1'), OFFLINE);
    await this.page.context().setOffline(true);
  }
  async goOnline(): Promise<void> {
    await this.page.evaluate((offline) => sessionStorage.removeItem(offline), OFFLINE);
    await this.page.context().setOffline(false);
  }
  /** The scanner reads something while no scan box has the focus. */
  async scanAside(code: string): Promise<void> {
    await this.page.evaluate((text) => {
      const began = performance.now();
      for (const key of [...text, 'Enter']) {
        const press = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        const target = document.activeElement ?? document.body;
        const goesOn = target.dispatchEvent(Object.defineProperty(press, 'timeStamp', { value: began }));
        // What a browser does with keys nobody has taken.
        if (goesOn && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
      }
    }, code);
  }
  /** Presses the large button below, which begins with what it does and says how much. */
  async confirm(verb: Text): Promise<void> {
    await this.page
      .locator('footer')
      .getByRole('button', { name: new RegExp(`^${this.say(verb)}`) })
      .click();
  }
  button(text: Text): Locator {
    return this.page.getByRole('button', { name: this.say(text), exact: true });
  }
  async enter(qty: string): Promise<void> {
    await this.page.getByLabel(this.say(['数量', 'Quantity']), { exact: true }).fill(qty);
  }
}
