import type { DemoRows } from './build.ts';
import { day, orBefore, orNext, weekday } from './days.ts';
import type { Hands } from './hands.ts';
import { DOCK, LOCATION } from './location.ts';
import { lorry } from './lorries.ts';
import { unitOf } from './material-story.ts';
import { confirmedOrder } from './orders.ts';
import { sendOut } from './outbound.ts';
import { terms } from './terms.ts';
import { type TimelineEvent, on, onDay } from './timeline.ts';

/** Weeks before the one in which the story begins. */
const WEEKS = [8, 7, 6, 5, 4, 3] as const;
/** Weekday counted from Monday, supplier, part, quantity of a line, lines, plate. The second supplier of each part delivers. */
const DELIVERIES = [
  [1, 'V024', 'SEL-4001', '250', 2, '苏E·8H215'],
  [3, 'V022', 'BLT-5001', '400', 1, '津C·6D709'],
] as const;
/** Ordered so many days before it is due. */
const LEAD = 6;
/** Fasteners from Tianjin come a long way; in these weeks they came after they were due. */
const LATE_WEEKS: readonly number[] = [7, 5, 3];
const DUE = '10:00';
const CAME = { onTime: '09:40', late: '14:25' } as const;

/**
 * The weeks before the story: two deliveries each, so that there is a past to compare with. The lines have used up all of it
 * before the opening stock is counted.
 */
export const earlierWeeks = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  onDay(-7 * 11, '09:00', () => agreePrices(hands, rows)),
  ...WEEKS.flatMap((week) => DELIVERIES.flatMap((delivery) => deliver(hands, rows, week, delivery))),
  on(-8, '16:00', () => useUp(hands, rows)),
];

/** Every price the story knows, since before anything of it was ordered. */
async function agreePrices({ putAll, learn }: Hands, { part, unit, vendor }: DemoRows): Promise<void> {
  await putAll(
    'buyer',
    'purchasing.priceList',
    terms.map((one) => ({
      vendor: vendor(one.vendor),
      part: part(one.part),
      unit: unit(unitOf(one.part)),
      price: one.unitPrice,
      validFrom: day(-7 * 12),
    })),
  );
  await learn(
    'purchasing_price_list',
    'base_vendor_part',
    'base_part_plan',
    'base_package_schema',
    'base_package_schema_levels',
    'warehouse_location',
  );
}
function deliver(
  hands: Hands,
  rows: DemoRows,
  week: number,
  [of, code, partNo, qty, lines, plate]: (typeof DELIVERIES)[number],
): readonly TimelineEvent[] {
  const { put, press, pressBy, find, settle } = hands;
  const { part, unit, vendor, warehouse } = rows;
  const days = orNext(of - weekday() - 7 * week);
  const late = code === 'V022' && LATE_WEEKS.includes(week);
  let [order, note] = ['', ''];
  return [
    onDay(orBefore(days - LEAD), '10:40', async () => {
      const wanted = Array.from({ length: lines }, () => [partNo, qty] as const);
      order = await confirmedOrder(hands, rows, { vendor: code, lines: wanted, on: day(orBefore(days - LEAD)), due: day(days) });
    }),
    onDay(orBefore(days - 1), '16:10', async () => {
      note = await put('buyer', 'purchasing.deliveryNote', {
        vendor: vendor(code),
        warehouse: warehouse('WH-RM'),
        plannedArrival: `${day(days)} ${DUE}:00`,
        ...lorry(plate),
        lines: Array.from({ length: lines }, (_, at) => ({
          part: part(partNo),
          qty,
          unit: unit('PCS'),
          order,
          sourceLine: at + 1,
        })),
      });
      await press('buyer', 'purchasing.deliveryNote', 'publish', note);
      await pressBy(code, 'purchasing.deliveryNote', 'ship', note);
    }),
    onDay(days, late ? CAME.late : CAME.onTime, async () => {
      const asn = await find('select to_id as id from app.link where from_id = $1', note);
      await press('store', 'warehouse.asn', 'arrive', asn, { dock: await find(DOCK, 'WH-RM') });
      const receipt = await find('select to_id as id from app.link where from_id = $1', asn);
      await press('store', 'warehouse.receipt', 'receive', receipt);
      await settle();
      await press('store', 'warehouse.receipt', 'putaway', receipt);
      await settle();
      await press('store', 'warehouse.asn', 'close', asn);
      await press('buyer', 'purchasing.deliveryNote', 'close', note);
    }),
  ];
}

/** As much as came. */
async function useUp(hands: Hands, { part, unit, warehouse }: DemoRows): Promise<void> {
  const lines = DELIVERIES.map(([, , partNo, qty, count]) => ({
    part: part(partNo),
    qty: String(Number(qty) * count * WEEKS.length),
    unit: unit('PCS'),
  }));
  const order = await hands.put('store', 'warehouse.outboundOrder', {
    warehouse: warehouse('WH-RM'),
    kind: 'line',
    destination: '装配一线 Assembly line 1',
    stagingLocation: await hands.find(LOCATION, 'WH-RM', 'SHP-01'),
    plate: '厂内·T02',
    lines,
  });
  await sendOut(hands, order, 'closed');
}
