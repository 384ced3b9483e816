import type { DemoRows } from './build.ts';
import type { Hands } from './hands.ts';
import { LOCATION } from './location.ts';

interface Sent {
  readonly customer: string;
  readonly part: string;
  readonly qty: string;
  readonly staging: string;
  readonly plate: string;
}

/** A customer's order at the finished goods store, not released yet. */
export const orderFor = async (
  { put, find }: Hands,
  { part, unit, customer, warehouse }: DemoRows,
  sent: Sent,
): Promise<string> =>
  put('store', 'warehouse.outboundOrder', {
    warehouse: warehouse('WH-FG'),
    kind: 'customer',
    customer: customer(sent.customer),
    stagingLocation: await find(LOCATION, 'WH-FG', sent.staging),
    plate: sent.plate,
    lines: [{ part: part(sent.part), qty: sent.qty, unit: unit('PCS') }],
  });

const STEPS = ['released', 'allocated', 'picked', 'shipped', 'closed'] as const;
type Far = (typeof STEPS)[number];

/** Picked, and passed by somebody else than who asked. Tells the pass. */
export async function passOut({ press, find }: Hands, order: string, plate?: string): Promise<string> {
  await press('store', 'warehouse.outboundOrder', 'pick', order);
  await press('store', 'warehouse.outboundOrder', 'pass', order, plate ? { plate } : {});
  const pass = await find('select id from warehouse_release_pass where order_id = $1', order);
  await press('admin', 'warehouse.releasePass', 'approve', pass);
  return pass;
}

/** As far as it has come: shipped with an approved pass; closed when the lorry has left the gate. */
export async function sendOut(hands: Hands, id: string, until: Far): Promise<void> {
  const { press, find } = hands;
  const order = (action: string) => press('store', 'warehouse.outboundOrder', action, id);
  const far = STEPS.indexOf(until);
  await order('release');
  if (far >= 1) await order('allocate');
  if (far === 2) await order('pick');
  if (far < 3) return;
  const pass = await passOut(hands, id);
  await order('ship');
  if (far < 4) return;
  const plate = await find('select plate as id from warehouse_release_pass where id = $1', pass);
  await press('store', 'warehouse.releasePass', 'leave', pass, { plate });
  await order('close');
}
