import { DeliveryNote } from '@takt/modules/purchasing/defs';
import type { DemoRows } from './build.ts';
import { monday, workday } from './days.ts';
import type { Hands } from './hands.ts';
import * as story from './supply-story.ts';
import { DOCK, LOCATION } from './location.ts';
import { lorry } from './lorries.ts';
import { unitOf } from './material-story.ts';
import { confirmedOrder } from './orders.ts';
import { orderFor, sendOut } from './outbound.ts';

/** Forecasts, orders and plans; goods that come in, lie, and go out. Everybody finds some of it in their own state. */
export async function seedSupply(hands: Hands, rows: DemoRows): Promise<void> {
  await seedDemand(hands, rows);
  await seedDeliveries(hands, rows);
  await seedInside(hands, rows);
  await seedDepartures(hands, rows);
  await seedIssues(hands, rows);
}

async function seedDemand({ put, press }: Hands, { part, unit, vendor, plant, warehouse, dock, user }: DemoRows): Promise<void> {
  const pieces = unit('PCS');
  const [partNo, weeks] = story.forecast;
  const outlook = await put('buyer', 'purchasing.purchaseForecast', {
    vendor: vendor('V001'),
    plant: plant('NB01'),
    startOn: monday(1),
    lines: weeks.map((qty, index) => ({ part: part(partNo), week: monday(index + 1), qty, unit: pieces })),
  });
  await press('buyer', 'purchasing.purchaseForecast', 'publish', outlook);
  const order = async (code: string, of: string, qty: string): Promise<string> => {
    const id = await put('buyer', 'purchasing.purchaseOrder', {
      vendor: vendor(code),
      plant: plant('NB01'),
      warehouse: warehouse('WH-RM'),
      orderDate: workday(0),
      buyer: user('buyer'),
      lines: [{ part: part(of), qty, unit: pieces, dueDate: workday(10) }],
    });
    await press('buyer', 'purchasing.purchaseOrder', 'publish', id);
    return id;
  };
  await order('V001', 'CST-3001', '1280');
  await order('V002', 'SEL-4001', '3000');
  const plan = await put('buyer', 'purchasing.deliveryPlan', {
    vendor: vendor('V001'),
    warehouse: warehouse('WH-RM'),
    dock: dock('D01'),
    lines: [2, 5, 8].map((days) => ({
      part: part('CST-3001'),
      qty: '240',
      unit: pieces,
      arrivalAt: `${workday(days)} 09:00:00`,
    })),
  });
  await press('buyer', 'purchasing.deliveryPlan', 'publish', plan);
  const all = ['V001', 'V002', 'V003'].map((code) => ({ vendor: vendor(code) }));
  const notice = await put('buyer', 'purchasing.bulletin', { ...story.bulletin, recipients: all });
  await press('buyer', 'purchasing.bulletin', 'publish', notice);
}

async function seedDeliveries(hands: Hands, rows: DemoRows): Promise<void> {
  const { put, press, pressBy, find } = hands;
  const { part, unit, vendor, warehouse } = rows;
  const dock = await find(DOCK, 'WH-RM');
  for (const one of story.deliveries) {
    const order = await confirmedOrder(hands, rows, {
      vendor: one.vendor,
      lines: [[one.part, one.qty]],
      on: workday(-4),
      due: workday(one.due),
      silent: one.due < 0,
    });
    const note = await put(one.who, 'purchasing.deliveryNote', {
      vendor: vendor(one.vendor),
      warehouse: warehouse('WH-RM'),
      plannedArrival: `${workday(one.due)} 10:00:00`,
      ...lorry(one.plate),
      lines: [
        {
          part: part(one.part),
          qty: one.qty,
          unit: unit(unitOf(one.part)),
          order,
          sourceLine: 1,
          lot: 'lot' in one ? one.lot : null,
        },
      ],
    });
    await press(one.who, 'purchasing.deliveryNote', 'publish', note);
    // Some suppliers' notes are looked at before the goods may leave.
    const status = await find('select status as id from purchasing_delivery_note where id = $1', note);
    if (status === DeliveryNote.states.control.code) await press('buyer', 'purchasing.deliveryNote', 'audit', note);
    await pressBy(one.vendor, 'purchasing.deliveryNote', 'ship', note);
    if (one.come === 'onTheWay') continue;
    const asn = await find('select to_id as id from app.link where from_id = $1', note);
    await press('store', 'warehouse.asn', 'arrive', asn, { dock });
    if (one.come === 'arrived') continue;
    const receipt = await find('select to_id as id from app.link where from_id = $1', asn);
    await press(
      'store',
      'warehouse.receipt',
      'receive',
      receipt,
      'lot' in one ? { vendorLot: one.lot, producedOn: workday(-14) } : {},
    );
    if (one.come === 'shelved') await press('store', 'warehouse.receipt', 'putaway', receipt);
  }
}

/** The fullest place of a part in the raw material store. */
const CASTINGS = `from warehouse_stock where part_id = $1 and stock_status = 'available' order by qty - reserved_qty desc, batch limit 1`;

async function seedInside({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  const [raw, finished] = [warehouse('WH-RM'), warehouse('WH-FG')];
  await put('store', 'warehouse.stockHold', {
    warehouse: finished,
    location: await find(LOCATION, 'WH-FG', story.DISC_PLACES.at(-1) ?? ''),
    part: part('BRK-1001'),
    batch: 'B261030-A',
    qty: '48',
    reason: '客户反馈端面跳动，批次待复检 Runout reported by the customer, to be checked again',
  });
  const transfer = await put('store', 'warehouse.stockTransfer', {
    warehouse: raw,
    toWarehouse: raw,
    lines: [
      {
        part: part('CST-3001'),
        batch: await find(`select batch as id ${CASTINGS}`, part('CST-3001')),
        qty: '80',
        fromLocation: await find(`select location_id as id ${CASTINGS}`, part('CST-3001')),
        toLocation: await find(LOCATION, 'WH-RM', 'FL-02'),
      },
    ],
  });
  await press('store', 'warehouse.stockTransfer', 'release', transfer);
  const [locationFrom, locationTo] = ['F-01-01-01', 'F-01-04-99'];
  const count = await put('store', 'warehouse.countOrder', { warehouse: finished, locationFrom, locationTo, tolerance: '0' });
  await press('store', 'warehouse.countOrder', 'release', count);
}

/** Lines ask for material; nobody has allocated it yet. */
async function seedIssues({ put, press, find }: Hands, { part, unit, warehouse }: DemoRows): Promise<void> {
  const staging = await find(LOCATION, 'WH-RM', 'SHP-01');
  for (const [partNo, qty] of story.issues) {
    const id = await put('store', 'warehouse.outboundOrder', {
      warehouse: warehouse('WH-RM'),
      kind: 'line',
      destination: '装配一线 Assembly line 1',
      stagingLocation: staging,
      lines: [{ part: part(partNo), qty, unit: unit(unitOf(partNo)) }],
    });
    await press('store', 'warehouse.outboundOrder', 'release', id);
  }
}

async function seedDepartures(hands: Hands, rows: DemoRows): Promise<void> {
  for (const [customer, part, qty, until] of story.departures)
    await sendOut(hands, await orderFor(hands, rows, { customer, part, qty, staging: 'SHP-01', plate: '浙B·9P227' }), until);
}
