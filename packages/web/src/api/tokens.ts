import { postForm } from './send.ts';
import { byCookie, type Grant, holdTokens, refreshToken, tokenStamp } from './session.ts';

/** The contract's token endpoint. A browser cannot know its hardware address. */
export const requestTokens = (fields: Readonly<Record<string, string>>): Promise<Grant & { readonly user?: string }> =>
  postForm('/anon/oauth/token', fields, {
    authorization: `Basic ${btoa('takt-web:')}`,
    mac: '-',
  });

/** One window at a time, where the browser can tell windows apart: a refresh token works once. */
const alone = (work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request('takt-renew', work) : work();

let renewing: Promise<void> | null = null;

/** Gets new tokens silently; all calls that wait share one request. `stamp` is that of the tokens which no longer worked. */
export function renew(stamp: string): Promise<void> {
  renewing ??= alone(async () => {
    if (tokenStamp() !== stamp) return;
    const fields = { scope: 'web', grant_type: 'refresh_token', refresh_token: byCookie() ? '' : refreshToken() };
    holdTokens(await requestTokens(fields));
  }).finally(() => {
    renewing = null;
  });
  return renewing;
}
