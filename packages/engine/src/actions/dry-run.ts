import { type AnyDocument, cautions, type Refusal } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { load } from '../records/load.ts';
import { demandRight } from '../refused.ts';
import type { Row } from '../records/row.ts';
import type { Registry } from '../registry.ts';
import { askGuards } from '../settings/company-clock.ts';
import { act } from './act.ts';
import type { DryRunRequest } from './bind.ts';

/** Thrown to undo what was only tried. */
class DryRunResult<T> extends Error {
  readonly seen: T;
  constructor(seen: T) {
    super('rehearsed');
    this.seen = seen;
  }
}

/** Runs an action for what `look` sees of it, and undoes it. Warnings are the real action's to ask. */
export async function dryRun<T>(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  action: string,
  asked: DryRunRequest,
  look: () => Promise<T>,
): Promise<T> {
  demandRight(ctx.actor, `${doc.id}.${action}`);
  const row = (await load(ctx, registry, doc, asked.id, false)) as Row & { readonly status: string };
  const open = cautions(doc, action, row, await askGuards(ctx, registry, { entity: doc, row, input: asked.input }));
  const accepted = open.map(({ code }: Refusal) => code);
  try {
    return await ctx.attempt(async () => {
      await act(ctx, registry, doc, action, { ...asked, accepted, stepwise: true, unhooked: true });
      throw new DryRunResult(await look());
    });
  } catch (end) {
    if (end instanceof DryRunResult) return end.seen as T;
    throw end;
  }
}
