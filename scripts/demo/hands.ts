import type { Ctx } from '@takt/server';
import { act, type Registry, save } from '@takt/server/host';

/** Lets a person of the story do something. */
export type As = <T>(username: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>;
/** Warnings that people of the story read and go on from: late notes are part of it. */
const ACCEPTED = ['purchasing.deliveryNote.publish.lead'];
type Values = Readonly<Record<string, unknown>>;

/** What people of the story do: fill in a form, press a button. */
export interface Hands {
  readonly put: (who: string, entity: string, row: Values) => Promise<string>;
  readonly press: (who: string, entity: string, action: string, id: string, input?: Values) => Promise<unknown>;
  /** The same by somebody of a supplier. */
  readonly pressFor: (who: string, vendor: string, entity: string, action: string, id: string) => Promise<unknown>;
  /** One value found in the database. */
  readonly find: (text: string, ...values: readonly unknown[]) => Promise<string>;
}

export function handsOf(as: As, registry: Registry): Hands {
  const entity = (id: string) => registry.entities.get(id) as never;
  const acting = (ctx: Ctx, name: string, action: string, id: string, input: Values) =>
    act(ctx, registry, entity(name), action, { id, version: null, input, accepted: ACCEPTED, bySystem: true });
  return {
    put: (who, id, row) => as(who, async (ctx) => (await save(ctx, registry, entity(id), row, { accepted: [] })).id),
    press: (who, name, action, id, input = {}) => as(who, (ctx) => acting(ctx, name, action, id, input)),
    pressFor: (who, vendorId, name, action, id) =>
      as(who, (ctx) => acting({ ...ctx, actor: { ...ctx.actor, vendorId } }, name, action, id, {})),
    find: (text, ...values) =>
      as('admin', async (ctx) => {
        const [found] = await ctx.sql.run<{ id: string }>({ text, values });
        if (!found) throw new Error(`the story has no ${values.join(' ')}`);
        return found.id;
      }),
  };
}
