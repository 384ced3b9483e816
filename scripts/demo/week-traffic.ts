import { DeliveryNote } from '@takt/modules/purchasing/defs';
import type { DemoRows } from './build.ts';
import { day, orNext, workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';
import { DOCK, LOCATION } from './location.ts';
import { lorry } from './lorries.ts';
import { unitOf } from './material-story.ts';
import { confirmedOrder } from './orders.ts';
import { sendOut } from './outbound.ts';

/** Supplier, part, quantity: ordered a week ago, and agreed to. */
const ORDERS = [
  ['V003', 'BLT-5001', '6000'],
  ['V002', 'SEL-4001', '3000'],
  ['V002', 'SEL-4002', '6000'],
  ['V001', 'CST-3001', '1200'],
  ['V007', 'PAD-7001', '900'],
  ['V008', 'BJT-5501', '720'],
  ['V006', 'PST-5301', '1440'],
  ['V004', 'STL-6001', '8000'],
] as const;

/** Day, time of arrival, supplier, part, quantity, plate, batch of the supplier. */
const ARRIVALS = [
  [-6, '09:10', 'V003', 'BLT-5001', '1000', '浙B·5K318', null],
  [-6, '10:30', 'V007', 'PAD-7001', '300', '苏D·4L883', 'HS2611-02'],
  [-6, '14:20', 'V002', 'SEL-4001', '500', '浙J·7T902', null],
  [-5, '10:05', 'V001', 'CST-3001', '320', '浙B·3F556', 'YG261104'],
  [-5, '15:15', 'V002', 'SEL-4002', '1500', '浙J·7T902', 'HM2610-31'],
  [-4, '09:30', 'V003', 'BLT-5001', '1000', '浙B·5K318', null],
  [-4, '13:20', 'V008', 'BJT-5501', '240', '沪A·7E651', 'SL26-1103'],
  [-3, '09:20', 'V006', 'PST-5301', '480', '浙C·9R120', null],
  [-3, '11:00', 'V002', 'SEL-4001', '500', '浙J·2M664', null],
  [-2, '10:15', 'V001', 'CST-3001', '160', '浙B·3F556', 'YG261109'],
  [-2, '13:50', 'V004', 'STL-6001', '2000', '浙B·2Q337', null],
  [-2, '14:40', 'V002', 'SEL-4002', '1500', '浙J·2M664', 'HM2611-04'],
  [-1, '09:40', 'V003', 'BLT-5001', '1000', '浙B·5K318', null],
] as const;

/** On the road today: time planned, supplier, part, quantity, plate. */
const EXPECTED = [
  ['09:00', 'V003', 'BLT-5001', '1000', '浙B·5K318'],
  ['11:00', 'V006', 'PST-5301', '480', '浙C·9R120'],
  ['13:30', 'V002', 'SEL-4002', '1500', '浙J·2M664'],
  ['15:00', 'V004', 'STL-6001', '2000', '浙B·2Q337'],
] as const;

/** One lorry stood in a queue on the motorway. */
const LATE = { part: 'SEL-4001', day: -3, planned: '09:30' } as const;
const halfAnHourAfter = (time: string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${String(hours + Math.floor((minutes + 30) / 60)).padStart(2, '0')}:${String((minutes + 30) % 60).padStart(2, '0')}`;
};

/** What leaves its supplier only with a label on every box. */
const LABELLED = { part: 'CST-3001', aBox: 40 } as const;

/** What assembly line 1 takes a day. */
const A_DAY = [
  ['BLT-5001', '480'],
  ['SEL-4001', '240'],
  ['CST-3001', '130'],
] as const;
/** And since the boots are here, these too. */
const BOOTS = ['SEL-4002', '340'] as const;

/** Goods come in and go to the lines, day by day. */
export const trafficOfTheWeek = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => {
  const orders = new Map<string, string>();
  return [
    ...ORDERS.map(([vendor, partNo, qty], index) =>
      on(-7, `13:${index * 5 + 10}`, async () => {
        orders.set(
          partNo,
          await confirmedOrder(hands, rows, { vendor, lines: [[partNo, qty]], on: workday(-7), due: workday(8) }),
        );
      }),
    ),
    ...ARRIVALS.flatMap((arrival) => arrive(hands, rows, arrival, orders)),
    ...EXPECTED.map(([planned, code, partNo, qty, plate]) =>
      on(-1, '16:55', async () => {
        await announce(hands, rows, { planned: `${day(orNext(0))} ${planned}:00`, code, partNo, qty, plate, lot: null }, orders);
      }),
    ),
    ...[-6, -5, -4, -3, -2, -1].map((days) => on(days, '16:30', () => supplyLine(hands, rows, days))),
  ];
};

interface Load {
  readonly planned: string;
  readonly code: string;
  readonly partNo: string;
  readonly qty: string;
  readonly plate: string;
  readonly lot: string | null;
}
/** A note is published, let go where somebody looks at it first, and its lorry leaves. */
async function announce(
  { put, press, pressBy, find }: Hands,
  { part, unit, vendor, warehouse }: DemoRows,
  { planned, code, partNo, qty, plate, lot }: Load,
  orders: ReadonlyMap<string, string>,
): Promise<string> {
  const note = await put('buyer', 'purchasing.deliveryNote', {
    vendor: vendor(code),
    warehouse: warehouse('WH-RM'),
    plannedArrival: planned,
    ...lorry(plate),
    lines: [{ part: part(partNo), qty, unit: unit(unitOf(partNo)), order: orders.get(partNo), sourceLine: 1, lot }],
  });
  await press('buyer', 'purchasing.deliveryNote', 'publish', note);
  // Some suppliers' notes are looked at before the goods may leave.
  const status = await find('select status as id from purchasing_delivery_note where id = $1', note);
  if (status === DeliveryNote.states.control.code) await press('buyer', 'purchasing.deliveryNote', 'audit', note);
  if (partNo === LABELLED.part) {
    const lineId = await find('select id from purchasing_delivery_note_lines where parent_id = $1', note);
    for (let box = 1; box <= Number(qty) / LABELLED.aBox; box++)
      await pressBy(code, 'purchasing.deliveryNote', 'bindLabel', note, {
        lineId,
        caseNo: `YG${planned.slice(0, 10).replaceAll('-', '')}-${box}`,
        qty: String(LABELLED.aBox),
      });
  }
  await pressBy(code, 'purchasing.deliveryNote', 'ship', note);
  return note;
}

/** Announced the day before, unloaded, and put away an hour later. */
function arrive(
  hands: Hands,
  rows: DemoRows,
  [days, time, code, partNo, qty, plate, lot]: (typeof ARRIVALS)[number],
  orders: ReadonlyMap<string, string>,
): readonly TimelineEvent[] {
  const { press, find, settle } = hands;
  let note = '';
  return [
    on(days - 1, '16:50', async () => {
      const at = partNo === LATE.part && days === LATE.day ? LATE.planned : halfAnHourAfter(time);
      const planned = `${workday(days)} ${at}:00`;
      note = await announce(hands, rows, { planned, code, partNo, qty, plate, lot }, orders);
    }),
    on(days, time, async () => {
      const asn = await find('select to_id as id from app.link where from_id = $1', note);
      const dock = await find(DOCK, 'WH-RM');
      await press('store', 'warehouse.asn', 'arrive', asn, { dock });
      const receipt = await find('select to_id as id from app.link where from_id = $1', asn);
      const batch = lot === null ? {} : { vendorLot: lot, producedOn: workday(days - 12) };
      await press('store', 'warehouse.receipt', 'receive', receipt, batch);
      await settle();
      if (/^(PAD|BJT)/.test(partNo)) await press('store', 'warehouse.receipt', 'judge', receipt);
      await press('store', 'warehouse.receipt', 'putaway', receipt);
      await settle();
      await press('store', 'warehouse.asn', 'close', asn);
    }),
  ];
}

/** One order a day: allocated by rule, picked, let through the gate, on its way to the line. */
async function supplyLine(hands: Hands, { part, unit, warehouse }: DemoRows, days: number): Promise<void> {
  const { put, find } = hands;
  const order = await put('store', 'warehouse.outboundOrder', {
    warehouse: warehouse('WH-RM'),
    kind: 'line',
    destination: '装配一线 Assembly line 1',
    stagingLocation: await find(LOCATION, 'WH-RM', 'SHP-01'),
    plate: '厂内·T02',
    lines: [...A_DAY, ...(days > -5 ? [BOOTS] : [])].map(([partNo, qty]) => ({ part: part(partNo), qty, unit: unit('PCS') })),
  });
  await sendOut(hands, order, days < -2 ? 'closed' : 'shipped');
}
