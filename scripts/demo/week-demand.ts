import type { DemoRows } from './build.ts';
import { day, monday, workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';
import { priceFrom, termsOf } from './terms.ts';

/** Supplier, name, part, and how far it is. */
const CONTRACTS = [
  ['V001', '制动盘毛坯年度供货合同', 'CST-3001', 'effective'],
  ['V002', '密封件年度供货合同', 'SEL-4001', 'inApproval'],
  ['V003', '紧固件年度供货合同', 'BLT-5001', 'new'],
] as const;

/** What the last forecast had asked V001 for; this week's asks for more. */
const LAST_FORECAST = ['560', '600', '600', '600', '640', '600', '640', '640'] as const;

/** Part, quantity, purpose, and how far it is. */
const REQUESTS = [
  ['SEL-4002', '1000', '装配二线增产 Assembly line 2 makes more', 'ordered'],
  ['BLT-5001', '2000', '安全库存补足 Back to safety stock', 'released'],
  ['CST-3001', '200', '新品试制 Trial run', 'new'],
] as const;

/** What is asked of suppliers, and on which terms. */
export function demandOfTheWeek(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const { put, press, pressBy } = hands;
  const { part, unit, vendor, plant, warehouse, dock, user } = rows;
  const pieces = unit('PCS');
  const contracts = CONTRACTS.map(([code, name, partNo, until], index) =>
    on(-7, `10:${index}0`, async () => {
      const id = await put('buyer', 'purchasing.contract', {
        vendor: vendor(code),
        name,
        taxRate: '13',
        validFrom: workday(-7),
        validTo: day(358),
        lines: [{ part: part(partNo), minQty: '1', unit: pieces, price: priceFrom(code, partNo) }],
      });
      if (until !== 'new') await press('buyer', 'purchasing.contract', 'submit', id);
      if (until === 'effective') await press('admin', 'purchasing.contract', 'approve', id);
    }),
  );
  const requests = REQUESTS.map(([partNo, qty, purpose, until], index) =>
    on(-6 + 2 * index, '11:20', async () => {
      const id = await put('store', 'purchasing.requisition', {
        plant: plant('NB01'),
        requestedBy: user('store'),
        neededOn: workday(7 + index),
        purpose,
        lines: [{ part: part(partNo), qty, unit: pieces }],
      });
      if (until !== 'new') await press('store', 'purchasing.requisition', 'release', id);
      if (until === 'ordered') await order(hands, rows, id, partNo);
    }),
  );
  let forecast = '';
  let plan = '';
  return [
    ...contracts,
    ...requests,
    on(-7, '15:00', async () => {
      forecast = await put('buyer', 'purchasing.purchaseForecast', {
        vendor: vendor('V001'),
        plant: plant('NB01'),
        startOn: monday(1),
        lines: LAST_FORECAST.map((qty, index) => ({ part: part('CST-3001'), week: monday(index + 1), qty, unit: pieces })),
      });
      await press('buyer', 'purchasing.purchaseForecast', 'publish', forecast);
    }),
    on(-6, '09:30', () =>
      pressBy('V001', 'purchasing.purchaseForecast', 'feedback', forecast, {
        answer: 'asAsked',
        remark: '产能已预留 Capacity is kept',
      }),
    ),
    on(-6, '13:40', () => press('buyer', 'purchasing.purchaseForecast', 'accept', forecast)),
    on(-3, '10:30', async () => {
      plan = await put('buyer', 'purchasing.deliveryPlan', {
        vendor: vendor('V003'),
        warehouse: warehouse('WH-RM'),
        dock: dock('D02'),
        lines: [4, 7].map((days) => ({
          part: part('BLT-5001'),
          qty: '2000',
          unit: pieces,
          arrivalAt: `${workday(days)} 09:00:00`,
        })),
      });
      await press('buyer', 'purchasing.deliveryPlan', 'publish', plan);
    }),
    on(-2, '08:50', () => pressBy('V003', 'purchasing.deliveryPlan', 'feedback', plan, { result: 'agree' })),
    ...changes(hands, rows),
  ];
}

/** One change is being carried out, another waits for its review. */
function changes({ put, press, pressBy }: Hands, { part, vendor }: DemoRows): readonly TimelineEvent[] {
  let change = '';
  return [
    on(-6, '14:00', async () => {
      change = await put('buyer', 'purchasing.ecr', {
        vendor: vendor('V001'),
        changeNo: 'ECN-26-118',
        title: '毛坯加工余量由 2.0 调整为 1.6 mm',
        description: '减少粗车时间；旧库存用完为止。\nLess stock to be turned off; old castings are used up.',
        stockDisposition: 'useUp',
        cutInOn: workday(15),
        bomAffected: '0',
        sampleRequired: '1',
        lines: [{ part: part('CST-3001'), oldVersion: 'B', newVersion: 'C' }],
      });
      await press('buyer', 'purchasing.ecr', 'submit', change);
      await press('admin', 'purchasing.ecr', 'approve', change);
    }),
    on(-5, '10:10', () => pressBy('V001', 'purchasing.ecr', 'ack', change, { remark: '样件周五寄出 Samples leave on Friday' })),
    on(-1, '15:30', async () => {
      const id = await put('buyer', 'purchasing.ecr', {
        vendor: vendor('V002'),
        changeNo: 'ECN-26-121',
        title: '密封圈材料由 NBR 改为 EPDM',
        description: '耐制动液性能提高。\nBetter against brake fluid.',
        stockDisposition: 'return',
        cutInOn: workday(32),
        bomAffected: '0',
        lines: [{ part: part('SEL-4001'), oldVersion: 'A', newVersion: 'B' }],
      });
      await press('buyer', 'purchasing.ecr', 'submit', id);
    }),
  ];
}

/** The buyer orders what was asked for; the requisition follows its order. */
async function order({ press, pressBy, find }: Hands, rows: DemoRows, id: string, partNo: string): Promise<void> {
  const code = termsOf(partNo)?.vendor ?? '';
  const input = { warehouse: rows.warehouse('WH-RM'), vendor: rows.vendor(code) };
  await press('buyer', 'purchasing.requisition', 'order', id, input);
  const made = await find('select parent_id as id from purchasing_purchase_order_lines where requisition_id = $1', id);
  await press('buyer', 'purchasing.purchaseOrder', 'publish', made);
  await pressBy(code, 'purchasing.purchaseOrder', 'reply', made, { answer: 'asAsked' });
  await press('buyer', 'purchasing.purchaseOrder', 'acceptReply', made);
}
