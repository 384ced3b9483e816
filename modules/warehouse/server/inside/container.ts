import { type Id, target } from '@takt/model';
import { append, bind, compute, type Ctx, patch, Refused } from '@takt/engine';
import { Container, ContainerFlow, type ContainerStep } from '../../defs/index.ts';

/** Where it is with a step done, and with whom. */
type Whereabouts = Pick<Container, 'warehouse' | 'location' | 'holder' | 'vendor' | 'customer'>;

const isState = (name: string): name is Container['status'] => Object.hasOwn(Container.states, name);

/** What a step changes of the whereabouts, then its line in the log. */
async function step(
  ctx: Ctx,
  container: Container,
  name: ContainerStep,
  reason: string | null = null,
  changes: Partial<Whereabouts> = {},
): Promise<void> {
  if (Object.keys(changes).length > 0) await patch(ctx, Container, container.id, changes);
  const to = target(Container, name, container, { now: ctx.clock, actor: ctx.actor, input: {} });
  if (!isState(to)) return;
  const { warehouse, location, holder, vendor, customer, contentQty } = { ...container, ...changes };
  await append(ctx, ContainerFlow, {
    at: ctx.clock,
    container: container.id,
    containerNo: container.number,
    step: name,
    fromState: container.status,
    toState: to,
    warehouse,
    location,
    holder,
    vendor,
    customer,
    contentQty,
    doneBy: ctx.actor.userId,
    reason,
  });
}

/** Arrived at a location, it belongs to that location's warehouse. */
async function arrivedAt(ctx: Ctx, location: Id | null): Promise<Partial<Whereabouts>> {
  if (location === null) return {};
  const place = await ctx.sql.maybe<{ warehouse: Id }>`
    select warehouse_id as warehouse from warehouse_location where id = ${location} and deleted_at is null`;
  if (!place) throw Refused.of('ref.missing');
  return { location, warehouse: place.warehouse, holder: 'company', vendor: null, customer: null };
}

export const container = bind(Container, {
  load: (ctx, row) => step(ctx, row, 'load'),
  unload: (ctx, row) => step(ctx, row, 'unload'),
  ship: (ctx, row, { holder, vendor, customer, reason }) =>
    step(ctx, row, 'ship', reason, {
      location: null,
      holder: holder ?? 'company',
      vendor: holder === 'vendor' ? vendor : null,
      customer: holder === 'customer' ? customer : null,
    }),
  arrive: async (ctx, row, { location, reason }) => step(ctx, row, 'arrive', reason, await arrivedAt(ctx, location)),
  repair: (ctx, row, { reason }) => step(ctx, row, 'repair', reason),
  endRepair: (ctx, row, { reason }) => step(ctx, row, 'endRepair', reason),
  lost: (ctx, row, { reason }) => step(ctx, row, 'lost', reason),
  scrap: (ctx, row, { reason }) => step(ctx, row, 'scrap', reason),
});

export const containerComputed = compute(Container, {
  contentQty: `coalesce((select sum(s.qty) from app.warehouse_stock s where s.tenant_id = t.tenant_id and s.container = t.number), 0)`,
});
