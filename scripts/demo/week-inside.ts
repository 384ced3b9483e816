import { StockAdjust } from '@takt/modules/warehouse/defs';
import type { DemoRows } from './build.ts';
import { day, workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';
import { type Batch, openingStock } from './opening-stock.ts';
import { numbered, opening, serialNos, serialPlaces } from './supply-story.ts';
import { termsOf } from './terms.ts';
import { LOCATION } from './location.ts';

/** What the warehouses do among themselves. */
export const insideOfTheWeek = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  on(-7, '07:50', () => seedSerials(hands, rows)),
  on(-7, '08:00', () => seedOpening(hands, rows)),
  ...holdEvents(hands, rows),
  on(-4, '11:10', () => seedTransfer(hands, rows)),
  ...countEvents(hands, rows),
  on(-2, '09:20', () => seedReplenished(hands, rows)),
  ...containerEvents(hands, rows),
];

/** The day in the number of a batch: B261102-A, RM-261028-001. */
const dayIn = (batch: string): string => batch.replace(/^\D+(\d\d)(\d\d)(\d\d).*$/, '20$1-$2-$3');
const LOCATIONS = `select w.code || ' ' || l.code as key, l.id from warehouse_location l
  join warehouse_warehouse w on w.id = l.warehouse_id where l.deleted_at is null`;

/** What the batches that the story names are told with. */
const namedBatches = (): readonly Batch[] =>
  [...new Map(opening.flatMap(([, , part, batch]) => (batch ? [[`${part} ${batch}`, { part, batch }]] : []))).values()].map(
    ({ part, batch }) => {
      const vendor = termsOf(part)?.vendor ?? null;
      const producedOn = dayIn(batch);
      const line = part.startsWith('CHS') ? '控制臂装配线 Control arm line' : '制动钳装配线 Caliper assembly line';
      return { part, batch, producedOn, vendor, vendorLot: vendor && 'YG261021', remark: vendor ? null : line };
    },
  );

/** What lay there before anybody kept books: found by a count, aisle by aisle, with the batches the labels told. */
async function seedOpening(
  { put, putAll, press, find, findAll, learn }: Hands,
  { part, vendor, warehouse }: DemoRows,
): Promise<void> {
  const { placed, batches } = openingStock();
  await putAll(
    'store',
    'warehouse.lot',
    [...namedBatches(), ...batches].map((lot) => ({ ...lot, part: part(lot.part), vendor: lot.vendor && vendor(lot.vendor) })),
  );
  const found = [
    ...opening.map(([where, location, partNo, batch, qty]) => ({ warehouse: where, location, part: partNo, batch, qty })),
    ...serialPlaces.map(([location, partNo, qty]) => ({
      warehouse: 'WH-FG',
      location,
      part: partNo,
      batch: null,
      qty: `${qty}`,
    })),
    ...placed,
  ];
  await learn('warehouse_lot');
  const [location, numbers] = [await findAll(LOCATIONS), numbersAt()];
  const byAisle = Map.groupBy(found, (one) => `${one.warehouse} ${one.location.split('-')[0]}`);
  for (const [index, lines] of [...byAisle.values()].entries()) {
    const keeper = index % 3 === 2 ? 'receiver' : 'store';
    const id = await put(keeper, 'warehouse.stockAdjust', {
      warehouse: warehouse(lines[0]?.warehouse ?? ''),
      reason: '期初库存 Opening stock',
      lines: lines.map((one) => ({
        location: location.get(`${one.warehouse} ${one.location}`),
        part: part(one.part),
        batch: one.batch,
        adjustedQty: one.qty,
        serialNos: numbers.get(`${one.location} ${one.part}`)?.join(' ') ?? null,
      })),
    });
    if (index === 0) await learn('warehouse_stock_adjust', 'warehouse_stock_adjust_lines');
    await press(keeper, 'warehouse.stockAdjust', 'submit', id);
    const status = await find('select status as id from warehouse_stock_adjust where id = $1', id);
    if (status === StockAdjust.states.inApproval.code) await press('admin', 'warehouse.stockAdjust', 'approve', id);
    await press(keeper, 'warehouse.stockAdjust', 'adjust', id);
    if (index === 0) await learn('warehouse_stock');
  }
  await learn('warehouse_stock', 'warehouse_stock_move', 'warehouse_stock_adjust_lines');
}

/** Which pieces lie where, of parts whose pieces have numbers: by place and part. */
const numbersAt = (): ReadonlyMap<string, readonly string[]> =>
  new Map([
    ...serialPlaces.map(([place, partNo, count], at): [string, readonly string[]] => [
      `${place} ${partNo}`,
      Array.from(
        { length: count },
        (_, n) => `${partNo === numbered.part ? 'E1RL' : 'E1RR'}2610${at}${String(n + 1).padStart(4, '0')}`,
      ),
    ]),
    [`${numbered.location} ${numbered.part}`, serialNos],
  ]);

/** They were made before anything was booked; where they lie is told with the goods. */
async function seedSerials({ putAll }: Hands, { part }: DemoRows): Promise<void> {
  const pieces = [...numbersAt()].flatMap(([at, numbers]) =>
    numbers.map((serialNo) => ({ serialNo, of: at.split(' ')[1] ?? '' })),
  );
  await putAll(
    'store',
    'warehouse.serialNo',
    pieces.map(({ serialNo, of }) => ({ serialNo, part: part(of), producedOn: workday(-9) })),
  );
}

/** Cartons were wet; a day later most of the goods were found sound. */
function holdEvents({ put, press, find }: Hands, { part, warehouse }: DemoRows): readonly TimelineEvent[] {
  let hold = '';
  return [
    on(-5, '08:30', async () => {
      hold = await put('store', 'warehouse.stockHold', {
        warehouse: warehouse('WH-RM'),
        location: await find(LOCATION, 'WH-RM', 'A-01-01-02'),
        part: part('SEL-4001'),
        qty: '200',
        reason: '外箱受潮，待确认 Cartons were wet, to be looked at',
      });
    }),
    on(-4, '10:00', () => press('store', 'warehouse.stockHold', 'unfreeze', hold, { qty: '200' })),
  ];
}

/** To the semi-finished store, by way of transit. */
async function seedTransfer({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
  const id = await put('store', 'warehouse.stockTransfer', {
    warehouse: warehouse('WH-RM'),
    toWarehouse: warehouse('WH-SF'),
    lines: [
      {
        part: part('BLT-5001'),
        qty: '1000',
        fromLocation: await find(LOCATION, 'WH-RM', 'A-01-01-01'),
        toLocation: await find(LOCATION, 'WH-SF', 'K-01-01'),
      },
    ],
  });
  const lineId = await find('select id from warehouse_stock_transfer_lines where parent_id = $1', id);
  await press('store', 'warehouse.stockTransfer', 'release', id);
  await press('store', 'warehouse.stockTransfer', 'moveOut', id, { lineId, qty: '1000' });
  await press('store', 'warehouse.stockTransfer', 'moveIn', id, { lineId, qty: '1000' });
  await press('store', 'warehouse.stockTransfer', 'close', id);
}

/** One part, counted blind: two pieces are missing, and the books follow. */
function countEvents({ put, press, find }: Hands, { part, warehouse }: DemoRows): readonly TimelineEvent[] {
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
      await press('store', 'warehouse.countOrder', 'count', count, { lineId, countedQty: '398' });
      await press('store', 'warehouse.countOrder', 'submit', count);
    }),
    on(-5, '09:00', async () => {
      await press('admin', 'warehouse.countOrder', 'approve', count);
      await press('store', 'warehouse.countOrder', 'close', count);
    }),
  ];
}

/** A box for the line: picked, brought, signed for. */
async function seedReplenished({ put, press, find }: Hands, { part, warehouse }: DemoRows): Promise<void> {
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
function containerEvents({ put, press, find }: Hands, { vendor, customer, warehouse }: DemoRows): readonly TimelineEvent[] {
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
