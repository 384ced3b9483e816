import type { DemoRows } from './build.ts';
import { day } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';
import { numbered, opening, serialNos } from './supply-story.ts';
import { LOCATION } from './location.ts';

/** What the warehouses do among themselves. */
export const insideOfTheWeek = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  on(-7, '08:00', () => tellOpening(hands, rows)),
  on(-7, '08:20', () => tellSerials(hands, rows)),
  ...tellHold(hands, rows),
  on(-4, '11:10', () => tellTransfer(hands, rows)),
  ...tellCount(hands, rows),
  on(-2, '09:20', () => tellReplenished(hands, rows)),
  ...tellContainers(hands, rows),
];

/** The day in the number of a batch: B261102-A. */
const madeOn = (batch: string): string => batch.replace(/^B(\d\d)(\d\d)(\d\d).*$/, '20$1-$2-$3');

/** What lay there before anybody kept books: found by a count and entered as such. */
async function tellOpening({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  for (const code of ['WH-RM', 'WH-FG'] as const) {
    const lines = [];
    for (const [where, location, partNo, batch, qty] of opening)
      if (where === code)
        lines.push({
          location: await find(LOCATION, code, location),
          part: part(partNo),
          batch,
          producedOn: batch && madeOn(batch),
          adjustedQty: qty,
        });
    const id = await put('store', 'warehouse.stockAdjust', {
      warehouse: warehouse(code),
      reason: '期初库存 Opening stock',
      lines,
    });
    await press('store', 'warehouse.stockAdjust', 'submit', id);
    await press('admin', 'warehouse.stockAdjust', 'approve', id);
    await press('store', 'warehouse.stockAdjust', 'adjust', id);
  }
}

/** Which pieces they are, where pieces have numbers. */
async function tellSerials({ put, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  const location = await find(LOCATION, 'WH-FG', numbered.location);
  for (const serialNo of serialNos)
    await put('store', 'warehouse.serialNo', {
      serialNo,
      part: part(numbered.part),
      warehouse: warehouse('WH-FG'),
      location,
      producedOn: day(-9),
    });
}

/** Cartons were wet; a day later most of the goods were found sound. */
function tellHold({ put, press, find }: Hands, { part, warehouse }: DemoRows): readonly TimelineEvent[] {
  let hold = '';
  return [
    on(-5, '08:30', async () => {
      hold = await put('store', 'warehouse.stockHold', {
        warehouse: warehouse('WH-RM'),
        location: await find(LOCATION, 'WH-RM', 'A-01-01-02'),
        part: part('SEL-4001'),
        qty: '600',
        reason: '外箱受潮，待确认 Cartons were wet, to be looked at',
      });
    }),
    on(-4, '10:00', () => press('store', 'warehouse.stockHold', 'unfreeze', hold, { qty: '600' })),
  ];
}

/** To the semi-finished store, by way of transit. */
async function tellTransfer({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  const id = await put('store', 'warehouse.stockTransfer', {
    warehouse: warehouse('WH-RM'),
    toWarehouse: warehouse('WH-SF'),
    lines: [
      {
        part: part('BLT-5001'),
        qty: '2000',
        fromLocation: await find(LOCATION, 'WH-RM', 'A-01-01-01'),
        toLocation: await find(LOCATION, 'WH-SF', 'K-01-01'),
      },
    ],
  });
  const lineId = await find('select id from warehouse_stock_transfer_lines where parent_id = $1', id);
  await press('store', 'warehouse.stockTransfer', 'release', id);
  await press('store', 'warehouse.stockTransfer', 'moveOut', id, { lineId, qty: '2000' });
  await press('store', 'warehouse.stockTransfer', 'moveIn', id, { lineId, qty: '2000' });
  await press('store', 'warehouse.stockTransfer', 'close', id);
}

/** One part, counted blind: two pieces are missing, and the books follow. */
function tellCount({ put, press, find }: Hands, { part, warehouse }: DemoRows): readonly TimelineEvent[] {
  let count = '';
  return [
    on(-6, '17:30', async () => {
      count = await put('store', 'warehouse.countOrder', {
        warehouse: warehouse('WH-FG'),
        part: part('CHS-2002'),
        tolerance: '5',
      });
      await press('store', 'warehouse.countOrder', 'release', count);
      const lineId = await find('select id from warehouse_count_order_lines where parent_id = $1', count);
      await press('store', 'warehouse.countOrder', 'count', count, { lineId, countedQty: '158' });
      await press('store', 'warehouse.countOrder', 'submit', count);
    }),
    on(-5, '09:00', async () => {
      await press('admin', 'warehouse.countOrder', 'approve', count);
      await press('store', 'warehouse.countOrder', 'close', count);
    }),
  ];
}

/** A box for the line: picked, brought, signed for. */
async function tellReplenished({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  const id = await put('store', 'warehouse.replenishmentTask', {
    warehouse: warehouse('WH-RM'),
    fromLocation: await find(LOCATION, 'WH-RM', 'A-01-01-01'),
    toWarehouse: warehouse('WH-SF'),
    toLocation: await find(LOCATION, 'WH-SF', 'K-01-01'),
    part: part('BLT-5001'),
    qty: '500',
  });
  const task = (action: string, input = {}) => press('store', 'warehouse.replenishmentTask', action, id, input);
  await task('release');
  await task('pick', { qty: '500' });
  await task('deliver');
  await task('sign', { qty: '500' });
  await task('close');
}

/** Boxes and racks on their round: full here, empty there, one being mended, one nobody has seen again. */
function tellContainers({ put, press, find }: Hands, { vendor, customer, warehouse }: DemoRows): readonly TimelineEvent[] {
  const made: string[] = [];
  const step = (index: number, action: string, input = {}) =>
    press('store', 'warehouse.container', action, made[index] ?? '', input);
  return [
    on(-7, '11:00', async () => {
      for (const code of ['KLT-6428', 'KLT-6428', 'KLT-4328', 'KLT-4328', 'RACK-ARM', 'PLT-1210'])
        made.push(
          await put('store', 'warehouse.container', {
            package: await find('select id from base_package where code = $1', code),
            warehouse: warehouse('WH-RM'),
            boughtOn: day(-400),
          }),
        );
    }),
    on(-6, '10:40', () => step(0, 'ship', { holder: 'vendor', vendor: vendor('V001') })),
    on(-5, '10:30', async () => step(0, 'arrive', { location: await find(LOCATION, 'WH-RM', 'RCV-01') })),
    on(-4, '08:20', () => step(1, 'load')),
    on(-3, '15:00', () => step(4, 'ship', { holder: 'customer', customer: customer('C002') })),
    on(-2, '10:00', () => step(2, 'repair', { reason: '箱盖开裂 The lid is cracked' })),
    on(-1, '17:00', () => step(3, 'lost', { reason: '盘点未找到 Not found when counted' })),
  ];
}
