import type { DemoRows } from './build.ts';
import { day, weekday } from './days.ts';
import type { Hands } from './hands.ts';
import { DOCK, LOCATION } from './location.ts';
import { confirmedOrder } from './orders.ts';
import { sendOut } from './outbound.ts';
import { type TimelineEvent, on } from './timeline.ts';

/** Weeks before the one in which the story begins. */
const WEEKS = [7, 6, 5, 4, 3, 2] as const;
/** Weekday counted from Monday, supplier, part, price, quantity of a line, lines, plate. The second supplier of each part delivers. */
const DELIVERIES = [
  [1, 'V024', 'SEL-4001', '1.92', '1000', 4, '苏E·8H215'],
  [3, 'V022', 'BLT-5001', '0.44', '4000', 1, '津C·6D709'],
] as const;
/** Ordered so many days before it is due. */
const LEAD = 6;
/** Fasteners from Tianjin come a long way; in these weeks they came after they were due. */
const LATE_WEEKS: readonly number[] = [6, 4, 2];
const DUE = '10:00';
const CAME = { onTime: '09:40', late: '14:25' } as const;

/**
 * The weeks before the story: two deliveries each, so that there is a past to compare with. The lines have used up all of it
 * before the opening stock is counted.
 */
export const earlierWeeks = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  on(-7 * 9, '09:00', () => agreePrices(hands, rows)),
  ...WEEKS.flatMap((week) => DELIVERIES.flatMap((delivery) => deliver(hands, rows, week, delivery))),
  on(-8, '16:00', () => useUp(hands, rows)),
];

async function agreePrices({ put }: Hands, { part, unit, vendor }: DemoRows): Promise<void> {
  for (const [, code, partNo, price] of DELIVERIES)
    await put('buyer', 'purchasing.priceList', {
      vendor: vendor(code),
      part: part(partNo),
      unit: unit('PCS'),
      price,
      validFrom: day(-7 * 9),
    });
}

function deliver(
  hands: Hands,
  rows: DemoRows,
  week: number,
  [of, code, partNo, , qty, lines, plate]: (typeof DELIVERIES)[number],
): readonly TimelineEvent[] {
  const { put, press, pressBy, find, settle } = hands;
  const { part, unit, vendor, warehouse } = rows;
  const days = of - weekday() - 7 * week;
  const late = code === 'V022' && LATE_WEEKS.includes(week);
  let [order, note] = ['', ''];
  return [
    on(days - LEAD, '10:40', async () => {
      const wanted = Array.from({ length: lines }, () => [partNo, qty] as const);
      order = await confirmedOrder(hands, rows, { vendor: code, lines: wanted, on: days - LEAD, due: days });
    }),
    on(days - 1, '16:10', async () => {
      note = await put('buyer', 'purchasing.deliveryNote', {
        vendor: vendor(code),
        warehouse: warehouse('WH-RM'),
        plannedArrival: `${day(days)} ${DUE}:00`,
        driver: '李师傅',
        driverTel: '13806620457',
        plate,
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
    on(days, late ? CAME.late : CAME.onTime, async () => {
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
  const lines = DELIVERIES.map(([, , partNo, , qty, count]) => ({
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
