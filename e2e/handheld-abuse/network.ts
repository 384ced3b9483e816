import type { BrowserContext, Page } from '@playwright/test';

/** Kept while the network is gone, for every tab and after a reload. */
const CUT = 'journey-cut';
/** What becomes of the next thing that is sent. */
export type Fault = { readonly lost: boolean; readonly beforeMs: number; readonly afterMs: number };

declare global {
  interface Window {
    /** Set by the journey: the next thing that is sent meets this. */
    nextFault?: Fault | null;
    /** What is under way when the network goes is never answered. */
    cutNow?: () => void;
  }
}

/** Runs in the page before anything else: the one way out goes through it. */
function faulty(cut: string): void {
  const fetchNow = window.fetch.bind(window);
  const lose = new Set<() => void>();
  const gone = (): TypeError => new TypeError('Failed to fetch');
  const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  window.cutNow = () => {
    for (const one of lose) one();
  };
  addEventListener('storage', ({ key, newValue }) => key === cut && newValue !== null && window.cutNow?.());
  window.fetch = async (...call) => {
    if (localStorage.getItem(cut) !== null) throw gone();
    const sends = new Headers(call[1]?.headers).has('idempotency-key');
    const fault = sends ? window.nextFault : null;
    if (fault) window.nextFault = null;
    if (fault?.beforeMs) await wait(fault.beforeMs);
    let forget = (): void => undefined;
    const lost = new Promise<never>((_, fail) => {
      const one = (): void => fail(gone());
      lose.add(one);
      forget = () => lose.delete(one);
    });
    try {
      const answer = await Promise.race([fetchNow(...call), lost]);
      if (fault?.afterMs) await Promise.race([wait(fault.afterMs), lost]);
      if (fault?.lost) throw gone();
      return answer;
    } finally {
      forget();
    }
  };
}

export const makeFaulty = (device: BrowserContext): Promise<unknown> => device.addInitScript(faulty, CUT);

/** The network is gone: nothing is sent, and what is under way is not answered. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.evaluate((cut) => {
    localStorage.setItem(cut, '1');
    window.cutNow?.();
  }, CUT);
  await page.context().setOffline(true);
}
export async function restoreNetwork(page: Page): Promise<void> {
  await page.evaluate((cut) => localStorage.removeItem(cut), CUT);
  await page.context().setOffline(false);
}
export const meetNext = (page: Page, fault: Fault): Promise<void> =>
  page.evaluate((next) => {
    window.nextFault = next;
  }, fault);
