import type { AnyDocument, Id } from '@takt/model';
import { demandAssembled } from '../assembly.ts';
import type { Ctx } from '../ctx.ts';
import { load } from '../records/load.ts';
import { discard } from '../records/remove.ts';
import { save } from '../records/save.ts';
import { Registry, type ServerModule } from '../registry.ts';
import { act } from './act.ts';
import type { DocumentOps, Source } from './document-ops.ts';
import { linkDocuments, type Way } from './links.ts';

const wayOf = ({ doc: source, id: from }: Source, target: AnyDocument, to: Id): Way => ({
  name: `${source.id}>${target.id}`,
  source,
  from,
  target,
  to,
});

const documentOps = (registry: Registry): DocumentOps => ({
  async make(ctx, doc, row, from) {
    const { id, number = '' } = await save(unasked(ctx), registry, doc, row);
    if (from) await linkDocuments(ctx, wayOf(from, doc, id));
    return { id, number };
  },
  link: (ctx, doc, id, from) => linkDocuments(ctx, wayOf(from, doc, id)),
  act: (ctx, doc, id, action, input = {}) =>
    act(unasked(ctx), registry, doc, action, { id, version: null, input, accepted: [], bySystem: true }),
  discard: (ctx, doc, id) => discard(unasked(ctx), registry, doc, id),
  async load(ctx, doc, id) {
    return (await load(unasked(ctx), registry, doc, id)) as never;
  },
});

/** The same person, whose rights and data scopes are not asked. A supplier's person still touches only their own rows. */
const unasked = (ctx: Ctx): Ctx => ({ ...ctx, actor: { ...ctx.actor, can: () => true, scopes: {}, given: {} } });

/** The registry of some modules, judged as a whole, with what effects and subscriptions do with other documents. */
export function openRegistry(modules: readonly ServerModule[]): Registry {
  const registry = new Registry(modules, documentOps);
  demandAssembled(registry);
  return registry;
}
