import { type CompanyClock, type Entity, guardContext, type Judging } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Registry } from '../registry.ts';

const NOWHERE = {};

/** The time of the transaction and the zones it is read in. Plants' zones are asked for where rows can belong to one. */
export async function companyClock(ctx: Ctx, registry: Registry, { scopes }: Entity<any, any>): Promise<CompanyClock> {
  const plantZones = scopes.plant === undefined ? NOWHERE : (await registry.settings(ctx)).plantZones;
  return { instant: ctx.now, zone: ctx.zone, plantZones };
}

/** What the guards of a row are asked with. */
export const askGuards = async (ctx: Ctx, registry: Registry, judging: Omit<Judging, 'actor'>) =>
  guardContext(await companyClock(ctx, registry, judging.entity), { ...judging, actor: ctx.actor });
