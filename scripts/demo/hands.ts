import type { Ctx } from '@takt/engine';
import { act, createAll, type Registry, save } from '@takt/engine/host';
import { takeTurns } from './crew.ts';
import { supplierPeople } from './partners.ts';
import { people } from './story.ts';
import type { StoryClock } from './story-clock.ts';

/** Lets a person of the story do something. */
export type As = <T>(username: string, work: (ctx: Ctx) => Promise<T>) => Promise<T>;
/** Warnings that people of the story read and go on from: late notes are part of it. */
const ACCEPTED = ['purchasing.deliveryNote.publish.lead'];
type Values = Readonly<Record<string, unknown>>;

/** What people of the story do: fill in a form, press a button. */
export interface Hands {
  readonly put: (who: string, entity: string, row: Values) => Promise<string>;
  readonly press: (who: string, entity: string, action: string, id: string, input?: Values) => Promise<unknown>;
  /** The same by the people of a supplier, which is named by its code. */
  readonly pressBy: (vendor: string, entity: string, action: string, id: string, input?: Values) => Promise<unknown>;
  /** Presses what is not a button of a document. */
  readonly call: (who: string, name: string, input: Values) => Promise<unknown>;
  /** One value found in the database. */
  readonly find: (text: string, ...values: readonly unknown[]) => Promise<string>;
  /** Goes to a moment of the story. */
  readonly at: (days: number, time: string) => void;
  /** Goes to what is now, as far as the factory works. */
  readonly toToday: () => void;
  readonly toPresent: () => void;
  /** Many at once, as an import brings them. */
  readonly putAll: (who: string, entity: string, rows: readonly Values[]) => Promise<readonly string[]>;
  /** Lets the database learn how much is in a table: in an empty one no plan knows of it yet. */
  readonly learn: (...tables: readonly string[]) => Promise<void>;
  /** All values of a column, by those of another. */
  readonly findAll: (text: string, ...values: readonly unknown[]) => Promise<ReadonlyMap<string, string>>;
  /** Lets happen what happens by itself. */
  readonly settle: () => Promise<void>;
}

interface HandsOptions {
  readonly as: As;
  readonly registry: Registry;
  readonly clock: StoryClock;
  readonly vendor: (code: string) => string;
  readonly settle: () => Promise<void>;
}

export function handsOf({ as, registry, clock, vendor, settle }: HandsOptions): Hands {
  const entity = (id: string) => registry.entities.get(id) as never;
  const acting = (ctx: Ctx, name: string, action: string, id: string, input: Values) =>
    act(ctx, registry, entity(name), action, { id, version: null, input, accepted: ACCEPTED, bySystem: true });
  const whose = takeTurns();
  return {
    put: (who, id, row) => as(whose(who, id), async (ctx) => (await save(ctx, registry, entity(id), row, { accepted: [] })).id),
    press: (who, name, action, id, input = {}) => as(whose(who, name, action), (ctx) => acting(ctx, name, action, id, input)),
    pressBy: (code, name, action, id, input = {}) => {
      const who = [...people, ...supplierPeople()].find((person) => 'vendor' in person && person.vendor === code)?.username ?? '';
      return as(who, (ctx) => acting({ ...ctx, actor: { ...ctx.actor, vendorId: vendor(code) } }, name, action, id, input));
    },
    call: (who, name, input) =>
      as(who, async (ctx) => {
        const answer = registry.answers.get(name);
        if (!answer) throw new Error(`nobody answers ${name}`);
        return answer.run(ctx, input, { documents: registry.documents } as never);
      }),
    find: (text, ...values) =>
      as('admin', async (ctx) => {
        const [found] = await ctx.sql.run<{ id: string }>({ text, values });
        if (!found) throw new Error(`the story has no ${values.join(' ')}`);
        return found.id;
      }),
    putAll: (who, id, rows) => as(who, (ctx) => createAll(ctx, registry, entity(id), rows)),
    learn: (...tables) =>
      as('admin', async (ctx) => {
        for (const table of tables) await ctx.sql`select app.learn_table(${table})`;
      }),
    findAll: (text, ...values) =>
      as('admin', async (ctx) => {
        const rows = await ctx.sql.run<{ key: string; id: string }>({ text, values });
        return new Map(rows.map(({ key, id }) => [key, id]));
      }),
    at: (days, time) => clock.goTo(days, time),
    toToday: () => clock.toToday(),
    toPresent: () => clock.toPresent(),
    settle,
  };
}
