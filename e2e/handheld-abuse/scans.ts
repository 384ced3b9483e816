import type { CDPSession, Page } from '@playwright/test';
import { GS1_SEPARATOR } from '../../packages/model/src/gs1-elements.ts';
import type { Chance } from './chance.ts';
import type { OwnWarehouse } from './own-warehouse.ts';
import { pause } from './pause.ts';

/** Places of the demonstration's own warehouse, and what no label of this one says. */
const FOREIGN = ['A-01-01-01', 'WH-RM', 'BLT-5001', 'RC20200100001', 'NONSENSE-77', 'X1', '6912345000017'] as const;

/** Codes for the scanner: right ones, wrong ones, of other pages and other warehouses, and halves of them. */
export class Codes {
  readonly #of: OwnWarehouse;
  readonly #chance: Chance;
  #boxes = 0;
  #lastBox = '';
  constructor(of: OwnWarehouse, chance: Chance) {
    this.#of = of;
    this.#chance = chance;
  }

  /** Something the page shows, so that it may be what it asks for. */
  async right(page: Page): Promise<string> {
    const shown = await page.evaluate(() => document.body.innerText);
    const { places, plain, lots } = this.#of;
    const { hash } = new URL(page.url());
    // Where goods go is for the person to choose.
    if (/^#\/(move|putaway\/.+)$/.test(hash) && !this.#chance.oneIn(4)) return this.#chance.pick(places);
    const own = [...places, 'OUT-01', 'R-01', ...[...plain, lots].map(({ partNo }) => partNo)];
    // Documents are opened by their numbers; an opened one asks for goods and places.
    const numbers = shown.match(/^#\/\w+$/.test(hash) ? /\b(?:PA|PK|RC|ASN|CO)\d{6,}\b/g : /\bL\d{4}\b|\bDK\d{6}\b/g) ?? [];
    const tokens = [...new Set([...own.filter((code) => shown.includes(code) && !shown.includes(`${code} ✔`)), ...numbers])];
    // A pick asks for one thing after the other, in the order in which they stand there; above them stands what it is about.
    const [first] = tokens.toSorted((a, b) => shown.lastIndexOf(a) - shown.lastIndexOf(b));
    if (first && hash.startsWith('#/pick/') && !this.#chance.oneIn(4)) return first;
    return this.#chance.pick(tokens.length > 0 ? (tokens as [string]) : places);
  }
  any(): string {
    const { places, plain, lots } = this.#of;
    return this.#chance.pick([...places, ...plain.map(({ partNo }) => partNo), lots.partNo]);
  }
  foreign(): string {
    return this.#chance.pick(FOREIGN);
  }
  /** The label of a box as GS1 has it; now and then the one that was scanned last. */
  box(): string {
    if (this.#lastBox !== '' && this.#chance.oneIn(3)) return this.#lastBox;
    const part = this.#chance.pick([...this.#of.plain]).partNo;
    this.#boxes += 1;
    const box = this.#chance.oneIn(4) ? '' : `${GS1_SEPARATOR}21${this.#of.code}${this.#boxes}`;
    this.#lastBox = `240${part}${GS1_SEPARATOR}37${this.#chance.between(1, 9)}${box}`;
    return this.#lastBox;
  }
}

/** Presses the keys of a scanner as the browser would hear them. */
async function press(session: CDPSession, sign: string): Promise<void> {
  const key =
    sign === GS1_SEPARATOR
      ? { key: ']', code: 'BracketRight', modifiers: 2 }
      : sign === '\r'
        ? { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
        : { key: sign, text: sign };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, text: undefined });
}

/** Reads codes one after the other; the scanner stumbles for up to 120 ms now and then, and may press no key at its end. */
export async function scan(session: CDPSession, chance: Chance, codes: readonly string[]): Promise<void> {
  const stumbles = chance.oneIn(2);
  const under: Promise<void>[] = [];
  for (const code of codes)
    for (const sign of chance.oneIn(10) ? code : `${code}\r`) {
      if (stumbles && chance.oneIn(4)) await pause(chance.between(5, 120));
      under.push(press(session, sign));
    }
  await Promise.all(under);
}
