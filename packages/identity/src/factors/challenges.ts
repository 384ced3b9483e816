import { randomUUID } from 'node:crypto';
import type { Ctx } from '@takt/engine/host';
import type { SigninServices } from '../signin/signin-services.ts';
import { useOnce } from '../signin/tickets.ts';

/** What the browser carries between two requests; nothing is stored for somebody who never comes back. */
type Carried<T> = T & { readonly name: string; readonly until: number };
const MINUTES = 5;

export const carry = <T extends object>(services: SigninServices, purpose: string, what: T): string =>
  services.keys.seal(
    purpose,
    JSON.stringify({ ...what, name: randomUUID(), until: services.clock().getTime() + MINUTES * 60_000 } satisfies Carried<T>),
  );

/** What was given to the browser; null when it was not ours, for something else, or is too old. */
export function carried<T extends object>(services: SigninServices, purpose: string, sealed: string): Carried<T> | null {
  const text = services.keys.unseal(purpose, sealed);
  const what = text === null ? null : (JSON.parse(text) as Carried<T>);
  return what && what.until >= services.clock().getTime() ? what : null;
}

/** Uses it up; false when it was used before. */
export const usedUp = (ctx: Ctx, { name, until }: Carried<object>): Promise<boolean> =>
  useOnce(ctx, 'factor', name, new Date(until));
