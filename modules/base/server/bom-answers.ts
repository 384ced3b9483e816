import { answer, type Ctx, Refused } from '@takt/engine';
import { bomDifferences, bomTree, bomUses, bomVersionOn, bomVersionsOf } from '../defs/bom/bom-calls.ts';
import { compareVersions, versionsOf } from './bom-comparison.ts';
import { explodeBom } from './bom-explosion.ts';
import { whereUsed } from './bom-uses.ts';

/** A version asked for by name must be one of the part, within the person's reach. */
async function demandOwnVersion(ctx: Ctx, part: string, version: string | null): Promise<void> {
  if (version === null) return;
  const known = await versionsOf(ctx, part);
  if (!known.some(({ id }) => id === version)) throw Refused.of('not.found');
}

export const bomAnswers = [
  answer(bomTree, async (ctx, asked) => {
    await demandOwnVersion(ctx, asked.part, asked.version);
    return explodeBom(ctx, { ...asked, byShare: asked.alternates === 'shared' });
  }),
  answer(bomUses, (ctx, asked) => whereUsed(ctx, asked)),
  // The explosion decides which version counts, so that both say the same.
  answer(bomVersionOn, async (ctx, asked) => (await explodeBom(ctx, { ...asked, qty: '1' })).version),
  answer(bomVersionsOf, (ctx, { part }) => versionsOf(ctx, part)),
  answer(bomDifferences, (ctx, { before, after }) => compareVersions(ctx, before, after)),
];
