import type { DemoRows } from './build.ts';
import { workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';
import { salesPrice } from './demand.ts';
import { orderFor, passOut, sendOut } from './outbound.ts';
import { numbered, serialNos } from './supply-story.ts';

/** Day, customer, part, quantity: sent from finished goods. */
const SENT = [
  [-5, 'C001', 'BRK-1101', '120'],
  [-4, 'C002', 'CHS-2011', '48'],
  [-3, 'C001', 'BRK-1001', '240'],
  [-1, 'C001', 'BRK-1101', '60'],
] as const;

/** Customer, their order, part, ordered, day, planned, shipped: none where it stands picked at the dock. */
const SOLD = [
  ['C001', 'HD-PO-8790', 'BRK-1101', '240', -3, '120', '120'],
  ['C001', 'HD-PO-8795', numbered.part, '48', -2, '8', '8'],
  ['C002', 'CJ-26-1098', 'CHS-2011', '96', -1, '48', '0'],
] as const;

/** What leaves for customers: by outbound orders, and by shipments of sales orders with their bills of lading. */
export const shipmentsOfTheWeek = (hands: Hands, rows: DemoRows): readonly TimelineEvent[] => [
  ...SENT.map((sent) => on(sent[0], '13:30', () => send(hands, rows, sent))),
  on(-7, '08:40', () => seedPaths(hands, rows)),
  ...SOLD.flatMap((sold) => sell(hands, rows, sold)),
  on(-2, '13:10', () => seedWave(hands, rows)),
];

async function send(hands: Hands, rows: DemoRows, sent: (typeof SENT)[number]): Promise<void> {
  const [days, customer, part, qty] = sent;
  const order = await orderFor(hands, rows, { customer, part, qty, staging: 'SHP-01', plate: '浙B·9P227' });
  await sendOut(hands, order, days < -3 ? 'closed' : 'shipped');
}

async function seedPaths({ put, find }: Hands, { customer }: DemoRows): Promise<void> {
  for (const [code, name, nameEn, to, minutes] of [
    ['DPH-HD', '华东整车直送', 'Direct to East China Motors', 'C001', 240],
    ['DPH-CJ', '长江商用车专线', 'Line to Yangtze Commercial Vehicles', 'C002', 420],
  ] as const)
    await put('sales', 'sales.deliveryPath', {
      code,
      name,
      nameEn,
      carrier: await find('select id from base_carrier where code = $1', 'T002'),
      minutes,
      stops: [{ sequence: 1, customer: customer(to), minutes: 45 }],
    });
}

/** Ordered a week ago; some of it is shipped and signed for, some stands picked. */
function sell(
  hands: Hands,
  { part, unit, customer, plant, warehouse }: DemoRows,
  [code, customerPo, partNo, ordered, days, planned, shipped]: (typeof SOLD)[number],
): readonly TimelineEvent[] {
  const { put, press, find } = hands;
  let order = '';
  let shipment = '';
  const complete = planned === shipped;
  return [
    on(-7, '09:00', async () => {
      order = await put('sales', 'sales.salesOrder', {
        customer: customer(code),
        customerPo,
        plant: plant('NB01'),
        lines: [{ part: part(partNo), qty: ordered, unit: unit('PCS'), unitPrice: salesPrice(partNo), dueDate: workday(5) }],
      });
      await press('sales', 'sales.salesOrder', 'lock', order);
    }),
    on(days, '10:20', async () => {
      shipment = await put('sales', 'sales.salesShipment', {
        salesOrder: order,
        customer: customer(code),
        plant: plant('NB01'),
        warehouse: warehouse('WH-FG'),
        plannedAt: `${workday(days)} 14:00:00`,
        lines: [{ part: part(partNo), qty: planned, unit: unit('PCS') }],
      });
      await press('sales', 'sales.salesShipment', 'release', shipment);
      const out = await find('select to_id as id from app.link where from_id = $1', shipment);
      if (!complete) {
        await press('store', 'warehouse.outboundOrder', 'pick', out);
        return;
      }
      await passOut(hands, out, '浙B·9P227');
      const pieces = partNo === numbered.part ? { serialNos: serialNos.slice(0, Number(shipped)).join(' ') } : {};
      await press('store', 'sales.salesShipment', 'ship', shipment, pieces);
      const bill = await put('sales', 'sales.billOfLading', {
        plant: plant('NB01'),
        customer: customer(code),
        carrier: await find('select id from base_carrier where code = $1', 'T002'),
        vehicleNo: '浙B·9P227',
        driver: '陈国梁',
        driverTel: '13957400233',
        plannedAt: `${workday(days)} 14:00:00`,
        lines: [{ shipment, packages: 4, grossWeight: '1120' }],
      });
      await press('sales', 'sales.billOfLading', 'issue', bill);
      await press('sales', 'sales.salesShipment', 'complete', shipment);
      await press('sales', 'sales.billOfLading', 'close', bill);
    }),
    ...(complete
      ? [
          on(days + 1, '11:45', () =>
            press('sales', 'sales.salesShipment', 'confirmReceipt', shipment, {
              signedAt: `${workday(days + 1)} 11:30:00`,
              signer: '周建国',
            }),
          ),
        ]
      : []),
  ];
}

/** Two small orders walked together. */
async function seedWave(hands: Hands, rows: DemoRows): Promise<void> {
  const orders: string[] = [];
  for (const [customer, part, qty] of [
    ['C002', 'CHS-2011', '24'],
    ['C001', 'BRK-1001', '60'],
  ] as const) {
    const id = await orderFor(hands, rows, { customer, part, qty, staging: 'SHP-02', plate: '浙B·6D118' });
    await sendOut(hands, id, 'released');
    orders.push(id);
  }
  const wave = await hands.put('store', 'warehouse.wave', {
    warehouse: rows.warehouse('WH-FG'),
    plannedAt: `${workday(-2)} 15:00:00`,
    lines: orders.map((order) => ({ order })),
  });
  await hands.press('store', 'warehouse.wave', 'release', wave);
}
