import assert from 'node:assert/strict';
import type { CDPSession, Page } from '@playwright/test';
import type { Handheld } from '../handheld.ts';
import type { Chance } from './chance.ts';
import { cutNetwork, type Fault, meetNext, restoreNetwork } from './network.ts';
import type { OwnWarehouse } from './own-warehouse.ts';
import { pause } from './pause.ts';
import { Codes, scan } from './scans.ts';
import { tap } from './taps.ts';

const PAGES = ['', 'receive', 'putaway', 'pick', 'move', 'count', 'stock', 'waiting'] as const;
const WORK = ['receive', 'putaway', 'putaway', 'pick', 'pick', 'move', 'count'] as const;
/** Where somebody looks, and has nothing to post. */
const IDLE = /^#\/(replenish|stock|waiting)$/;
const WEIGHTS = {
  goOn: 90,
  digit: 5,
  anything: 8,
  choice: 6,
  scanRight: 8,
  scanAny: 3,
  scanWrong: 4,
  scanHalf: 2,
  scanTwo: 3,
  box: 6,
  back: 4,
  undo: 3,
  elsewhere: 6,
  reload: 2,
  network: 5,
  lost: 2,
  slow: 3,
  otherTab: 1,
} as const;
type Act = keyof typeof WEIGHTS;
/** No cut is longer: much is to be sent as well as kept. */
const LONGEST_CUT = 12;
const LOOK_MS = 450;
const FIND = /登记账外实物|Record goods found/;

/** Somebody in a hurry with gloves, a stumbling scanner and a bad network. */
export class Person {
  readonly #handheld: Handheld;
  readonly #chance: Chance;
  readonly #codes: Codes;
  readonly #session: CDPSession;
  readonly #home: string;
  #offlineFor = 0;
  offlineReloads = 0;

  private constructor(handheld: Handheld, home: string, of: OwnWarehouse, chance: Chance, session: CDPSession) {
    this.#handheld = handheld;
    this.#home = home;
    this.#chance = chance;
    this.#codes = new Codes(of, chance);
    this.#session = session;
  }
  static async at(handheld: Handheld, home: string, of: OwnWarehouse, chance: Chance): Promise<Person> {
    const session = await handheld.page.context().newCDPSession(handheld.page);
    return new Person(handheld, home, of, chance, session);
  }
  get #page(): Page {
    return this.#handheld.page;
  }

  /** One action, in words. */
  async act(): Promise<string> {
    const isOffline = this.#offlineFor > 0;
    if (isOffline) this.#offlineFor += 1;
    if (this.#offlineFor > LONGEST_CUT) return this.comeBack();
    const act = this.#chance.weighted(WEIGHTS);
    const words = await this.#acts()[act]();
    await pause(this.#chance.between(0, this.#chance.oneIn(8) ? 600 : 100));
    return `${act} ${words ?? ''}`;
  }

  #acts(): Readonly<Record<Act, () => Promise<string | null>>> {
    const [chance, page, codes] = [this.#chance, this.#page, this.#codes];
    return {
      goOn: () => this.#goOn(),
      digit: async () => (await tap(page, chance, 'digit')) ?? tap(page, chance, 'any'),
      anything: () => tap(page, chance, 'any'),
      choice: () => tap(page, chance, 'choice'),
      back: () => tap(page, chance, 'back'),
      undo: async () => (await tap(page, chance, 'undo')) ?? this.#goOn(),
      scanRight: async () => this.#scan(await codes.right(page)),
      scanAny: () => this.#scan(codes.any()),
      scanWrong: () => this.#scan(codes.foreign()),
      scanHalf: async () => {
        const code = await codes.right(page);
        return this.#scan(code.slice(0, Math.ceil(code.length / 2)));
      },
      scanTwo: async () => this.#scan(await codes.right(page), codes.any()),
      box: () => this.#box(),
      elsewhere: () => this.#goTo(chance.pick(PAGES)),
      reload: () => this.#reload(),
      network: () => {
        if (this.#offlineFor === 0) return this.#cut();
        return chance.oneIn(3) ? this.#reload() : this.comeBack();
      },
      lost: () => this.#meet({ lost: true, beforeMs: 0, afterMs: chance.oneIn(2) ? chance.between(100, 900) : 0 }),
      slow: () =>
        this.#meet(
          chance.oneIn(2)
            ? { lost: false, beforeMs: chance.between(1000, 3000), afterMs: 0 }
            : { lost: false, beforeMs: 0, afterMs: chance.between(1000, 6000) },
        ),
      otherTab: () => this.#otherTab(),
    };
  }
  async #meet(fault: Fault): Promise<string> {
    await meetNext(this.#page, fault);
    return JSON.stringify(fault);
  }

  /** What somebody who works would do here: confirm what is asked, scan what is asked for, choose, or find other work. */
  async #goOn(): Promise<string | null> {
    const [page, chance] = [this.#page, this.#chance];
    const isIdle = IDLE.test(new URL(page.url()).hash);
    if (isIdle && !chance.oneIn(4)) return this.#goTo(chance.pick(WORK));
    const [foot, digits] = [page.locator('footer button').last(), page.locator('main button', { hasText: /^5$/ })];
    // A button that has just come is not pressed yet.
    if ((await foot.count()) > 0 && (await foot.isDisabled({ timeout: 1000 }).catch(() => false))) await pause(LOOK_MS);
    if ((await digits.count()) > 0 && !chance.oneIn(3)) {
      await tap(page, chance, 'clear');
      await tap(page, chance, 'digit');
    }
    const isFind = (await page.locator('footer button', { hasText: FIND }).count()) > 0;
    const confirmed = isFind && !chance.oneIn(3) ? null : await this.#confirm();
    if (confirmed !== null && !chance.oneIn(4)) return confirmed;
    if (/^#\/receive\/./.test(new URL(page.url()).hash) && chance.oneIn(2)) return this.#scan(this.#codes.box());
    const asksForScan = (await page.locator('main form').count()) > 0;
    if (asksForScan && !chance.oneIn(3)) return this.#scan(await this.#codes.right(page));
    return (chance.oneIn(15) ? null : await tap(page, chance, 'choice')) ?? this.#goTo(chance.pick(WORK));
  }
  /** The network is worst just when something is posted. */
  async #confirm(): Promise<string | null> {
    const chance = this.#chance;
    if (chance.oneIn(8)) await this.#acts()[chance.oneIn(2) ? 'lost' : 'slow']();
    const confirmed = await tap(this.#page, chance, 'confirm');
    if (confirmed !== null && this.#offlineFor === 0 && chance.oneIn(12)) await this.#cut();
    return confirmed;
  }
  async #scan(...codes: readonly string[]): Promise<string> {
    await scan(this.#session, this.#chance, codes);
    return codes.join(' ');
  }
  async #box(): Promise<string> {
    const isReceiving = /^#\/receive\/./.test(new URL(this.#page.url()).hash);
    return this.#scan(isReceiving || this.#chance.oneIn(4) ? this.#codes.box() : await this.#codes.right(this.#page));
  }
  async #goTo(page: string): Promise<string> {
    await this.#page.evaluate((way) => {
      window.touchedAt = performance.now();
      location.hash = `#/${way}`;
    }, page);
    return page;
  }
  async #reload(): Promise<string> {
    if (this.#offlineFor > 0) this.offlineReloads += 1;
    await this.#page.reload();
    // Whatever was asked for: the page is there again, with and without a network.
    await this.#page.locator('header h1').first().waitFor();
    return this.#offlineFor > 0 ? 'offline' : '';
  }
  async #cut(): Promise<string> {
    this.#offlineFor = 1;
    await cutNetwork(this.#page);
    return 'cut';
  }
  async comeBack(): Promise<string> {
    this.#offlineFor = 0;
    await restoreNetwork(this.#page);
    return 'restored';
  }
  /** The same handheld in another tab for a moment: both have what waits. */
  async #otherTab(): Promise<string> {
    const other = await this.#page.context().newPage();
    await other.goto(`${this.#home}Mobile/#/${this.#chance.pick(PAGES)}`);
    await other.locator('header h1').first().waitFor();
    await this.#page.bringToFront();
    await pause(this.#chance.between(0, 800));
    if (this.#chance.oneIn(2)) await this.#goOn();
    await other.close();
    return '';
  }

  /** A person can always get back to the menu, by the arrow alone. */
  async backToMenu(): Promise<void> {
    const menu = this.#page.getByRole('heading', { name: this.#handheld.say(['节拍手持', 'Takt Handheld']), exact: true });
    const arrow = this.#page.getByLabel(this.#handheld.say(['返回', 'Back']), { exact: true });
    for (let steps = 0; steps < 6; steps += 1) {
      await menu.or(arrow).first().waitFor();
      if (await menu.isVisible()) return;
      await arrow.click();
      await pause(50);
    }
    assert.fail(`stuck at ${this.#page.url()}`);
  }
}
