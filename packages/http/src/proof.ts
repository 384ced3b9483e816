import type { FastifyRequest } from 'fastify';
import type { Entity } from '@takt/model';
import type { Ctx } from '@takt/engine/host';
import { demandProved, proofGiver, provePassword } from '@takt/identity/host';
import { type Host, own } from './host.ts';
import { passwordOf, requestOrigin } from './signin/request-origin.ts';

/** Takes the password a request brings as proof that it is the person themselves; without one, nothing happens. */
export async function takeProof(host: Host, request: FastifyRequest, password = ''): Promise<void> {
  if (password === '') return;
  const giver = await own(host, request, false, proofGiver);
  await provePassword(host.signin, giver, passwordOf(password), requestOrigin(request));
}

/**
 * Refuses unless this sign-in has given the password within the last minutes. Asked before the transaction of the request,
 * which must not open another; `concerns` says for whom it is asked at all.
 */
export const demandProof = (host: Host, request: FastifyRequest, concerns: (ctx: Ctx) => boolean = () => true): Promise<void> =>
  own(host, request, false, async (ctx, token) => {
    if (concerns(ctx)) await demandProved(ctx, token);
  });

const CHANGES = ['create', 'edit', 'delete', 'import'];
/** The same before rows of an entity that wants it are changed; whoever could not change them anyway hears why instead. */
export async function demandProofFor(host: Host, request: FastifyRequest, entity: Entity<any, any> | null): Promise<void> {
  if (!entity?.proof) return;
  const demand = async (ctx: Ctx, token: string): Promise<void> => {
    if (CHANGES.some((verb) => ctx.actor.can(`${entity.id}.${verb}`))) await demandProved(ctx, token);
  };
  await own(host, request, true, demand, { aside: false });
}
