import { workday } from '../../../../scripts/demo/days.ts';
import { lorry } from '../../../../scripts/demo/lorries.ts';
import type { Day, Worker, Office } from './day.ts';

const ORDER = 'purchasing.purchaseOrder';
const NOTE = 'purchasing.deliveryNote';
const NOTE_OF_ORDER = 'select parent_id as id from purchasing_purchase_order_lines where requisition_id = $1';

/** What the buyer has ordered and the supplier promised. */
async function orderOf(buyer: Worker, { part, unit, vendor, plant, warehouse, user, at }: Office): Promise<string> {
  const id = await buyer.make(ORDER, {
    vendor: vendor('V001'),
    plant: plant('NB01'),
    warehouse: warehouse('WH-RM'),
    buyer: user('buyer'),
    lines: [{ part: part('CST-3001'), qty: '400', unit: unit('PCS'), dueDate: workday(10) }],
  });
  await buyer.press(ORDER, 'publish', id);
  await (await at('yonggu')).press(ORDER, 'reply', id, { answer: 'asAsked' });
  await buyer.press(ORDER, 'acceptReply', id);
  return id;
}

const noteFor = (worker: Worker, { part, unit, vendor, warehouse }: Office, order: string): Promise<string> =>
  worker.make(NOTE, {
    vendor: vendor('V001'),
    warehouse: warehouse('WH-RM'),
    plannedArrival: `${workday(9)} 09:00:00`,
    ...lorry('浙B·3F556'),
    lines: [{ part: part('CST-3001'), qty: '80', unit: unit('PCS'), order, sourceLine: 1 }],
  });

export const purchasing: readonly Day[] = [
  {
    who: 'buyer',
    work: async (worker, office) => {
      await worker.call('/purchasing/call/shortageBoard', { onlyShort: '1' });
      const [asked] = await worker.see('purchasing.requisition', { status: ['10'] });
      await worker.press('purchasing.requisition', 'order', asked.id, {
        warehouse: office.warehouse('WH-RM'),
        vendor: office.vendor('V003'),
      });
      await worker.open(ORDER, await office.find(NOTE_OF_ORDER, asked.id));
      const order = await orderOf(worker, office);
      const note = await noteFor(worker, office, order);
      await worker.press(NOTE, 'publish', note, {}, ['purchasing.deliveryNote.publish.lead']);
      await worker.make('purchasing.priceList', {
        vendor: office.vendor('V001'),
        part: office.part('BJT-5501'),
        unit: office.unit('PCS'),
        price: '31.5',
        validFrom: workday(0),
      });
      const back = await worker.make('purchasing.returnNotice', {
        vendor: office.vendor('V001'),
        warehouse: office.warehouse('WH-RM'),
        shipFrom: '原材料库',
        receiveTo: '供应商成品库',
        lines: [{ part: office.part('CST-3001'), qty: '4', unit: office.unit('PCS'), reason: '砂眼' }],
      });
      await worker.press('purchasing.returnNotice', 'publish', back);
    },
    notTheirs: [
      'sales.salesOrder.read',
      'warehouse.receipt.receive',
      'warehouse.stockAdjust.create',
      'base.part.edit',
      'quality.inspectionItem.create',
      'equipment.repairOrder.dispatch',
      'system.user.create',
    ],
  },
  {
    who: 'yonggu',
    work: async (worker, office) => {
      const order = await orderOf(await office.at('buyer'), office);
      expectMine(await worker.see(ORDER), office);
      const [outlook] = await worker.see('purchasing.purchaseForecast', { status: ['10'] });
      await worker.press('purchasing.purchaseForecast', 'feedback', outlook.id, { answer: 'asAsked' });
      const [plan] = await worker.see('purchasing.deliveryPlan', { status: ['10'] });
      await worker.press('purchasing.deliveryPlan', 'feedback', plan.id, { result: 'agree' });
      const note = await noteFor(worker, office, order);
      const { lines } = await worker.open(NOTE, note);
      for (const caseNo of ['YG-1', 'YG-2'])
        await worker.press(NOTE, 'bindLabel', note, { lineId: lines[0].id, caseNo, qty: '40' });
      await worker.press(NOTE, 'publish', note, {}, ['purchasing.deliveryNote.publish.lead']);
      const { status } = await worker.open(NOTE, note);
      if (status === '15') await (await office.at('buyer')).press(NOTE, 'audit', note);
      await worker.press(NOTE, 'ship', note);
      const [back] = await worker.see('purchasing.returnNotice', { status: ['10'] });
      await worker.press('purchasing.returnNotice', 'feedback', back.id, { result: 'dispute', remark: '请提供照片' });
    },
    notTheirs: [
      'purchasing.purchaseOrder.create',
      'purchasing.purchaseOrder.publish',
      'purchasing.requisition.read',
      'purchasing.shortageBoard',
      'purchasing.deliveryPlan.create',
      'warehouse.stock.read',
      'warehouse.asn.read',
      'sales.salesOrder.read',
      'system.user.read',
    ],
  },
];

function expectMine(rows: readonly any[], { vendor }: Office): void {
  const others = rows.filter((row) => row.vendor !== vendor('V001'));
  if (rows.length === 0 || others.length > 0) throw new Error(`orders of others: ${others.length} of ${rows.length}`);
}
