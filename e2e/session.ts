import type { Page } from '@playwright/test';
import type { Environment, JourneyContext, Lang } from './journey-context.ts';
import { type Screen, screenOf } from './screen.ts';

interface Account {
  readonly user: string;
  readonly password: string;
}

/**
 * Signs in without the form: sends what it sends, and keeps in the browser what it keeps. Nothing is opened; the next address is.
 * The journey about the password compares both.
 */
export async function signInWithoutForm(
  page: Page,
  { home, tenant }: Pick<Environment, 'home' | 'tenant'>,
  lang: Lang,
  { user, password }: Account,
): Promise<void> {
  await provesWhenAsked(page, password);
  // Any answer of this origin gives access to its storage; this one is small.
  await page.goto(`${home}health/ready`);
  await page.evaluate(
    async (asked) => {
      const device = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
        '',
      );
      const answer = await fetch('/anon/oauth/token', {
        method: 'POST',
        headers: {
          'accept-language': asked.lang,
          'device-fingerprint': device,
          'x-requested-with': 'takt',
          'content-type': 'application/x-www-form-urlencoded',
          authorization: `Basic ${btoa('takt-web:')}`,
          mac: '-',
        },
        body: new URLSearchParams({
          scope: 'web',
          grant_type: 'password',
          username: `${asked.user}@${asked.tenant}`,
          password: btoa(asked.password),
          remote_addr: '',
          model: navigator.platform,
          remember: '0',
        }).toString(),
      });
      if (!answer.ok) throw new Error(`${asked.user} cannot sign in: ${await answer.text()}`);
      const kept = {
        device,
        language: asked.lang,
        session: JSON.stringify({
          tenant: asked.tenant,
          user: asked.user,
          since: Date.now(),
          password: 'safe',
          factorDue: false,
        }),
        remembered_login: JSON.stringify({ company: asked.tenant, username: asked.user, stays: false }),
        session_renewed: `${Date.now()}.${Math.random()}`,
      };
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { tenant, user, password, lang },
  );
}

/** Gives the password whenever the product asks for it again; the journey about second factors looks at the dialog itself. */
async function provesWhenAsked(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^(确认是您本人|Confirm it is you)$/ });
  await page.addLocatorHandler(dialog, async () => {
    await dialog.getByRole('textbox').fill(password);
    await dialog.getByRole('button', { name: /^(确 ?认|Confirm)$/ }).click();
  });
}

/** Signed in as the demo administrator or another account, at an address of the workspace or its home page. */
export async function openSignedIn(
  journey: JourneyContext,
  lang: Lang,
  { page = journey.page, account = journey, address = '' }: { page?: Page; account?: Account; address?: string } = {},
): Promise<Screen> {
  await signInWithoutForm(page, journey, lang, account);
  await page.goto(`${journey.home}#/manage${address}`);
  const screen = screenOf(page, lang);
  if (address === '') await screen.homeOpens();
  return screen;
}
