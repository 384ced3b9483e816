import { type Hub, inTenant, system } from '@takt/engine/host';
import type { SigninServices } from './signin-services.ts';

/** Ends the sockets of sign-ins that are over. Asked regularly: a socket makes no requests that would find out. */
export async function endStale(services: SigninServices, hub: Hub): Promise<void> {
  for (const tenant of hub.tenants()) {
    const families = hub.families(tenant);
    const asked = {
      tenant,
      actor: system,
      lang: 'zh',
      requestId: 'live',
      writes: false,
      repeatable: true,
      clock: services.clock,
    };
    const alive = await inTenant(
      services.cells,
      { ...asked, lang: 'zh' },
      (ctx) => ctx.sql<{ id: string }>`select id from app.family where id = any(${families}::uuid[]) and ends_at > ${ctx.now}`,
    );
    const living = new Set(alive.map(({ id }) => id));
    // Only those asked about: whoever came in meanwhile is not among the living either.
    hub.end(
      tenant,
      families.filter((family) => !living.has(family)),
    );
  }
}
