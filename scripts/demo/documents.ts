import type { DemoRows } from './build.ts';
import { workday } from './days.ts';
import type { Hands } from './hands.ts';
import { seedLabels } from './labels.ts';
import { salesPrice } from './demand.ts';
import { lorry } from './lorries.ts';
import { confirmedOrder } from './orders.ts';

const ORDERS = [
  ['C001', 'HD-PO-8801', 'BRK-1001', '600'],
  ['C001', 'HD-PO-8802', 'BRK-1101', '300'],
  ['C002', 'CJ-26-1107', 'CHS-2011', '96'],
] as const;
/** Supplier, part, quantity, and in how many days it is due: one should have been here two days ago. */
const NOTES = [
  ['V002', 'SEL-4001', '1000', 7],
  ['V001', 'CST-3001', '400', 3],
  ['V003', 'BLT-5001', '2000', -2],
] as const;

const REPAIRS = [
  ['store', 'FLT-02', '2 号叉车充电机无法充电，指示灯不亮', '0', null],
  ['store', 'CNC-07', '数控车床 CNC-07 主轴异响，已停机', '1', 'repair'],
] as const;

/** The second half: documents in different states, each made by whoever would make it, so that everyone finds their own work. */
export async function seedDocuments(hands: Hands, rows: DemoRows): Promise<void> {
  const { put, press } = hands;
  const { part, unit, vendor, customer, plant, warehouse } = rows;
  const due = workday(7);

  for (const [index, [code, po, partNo, qty]] of ORDERS.entries()) {
    const id = await put('sales', 'sales.salesOrder', {
      customer: customer(code),
      customerPo: po,
      plant: plant('NB01'),
      lines: [{ part: part(partNo), qty, unit: unit('PCS'), unitPrice: salesPrice(partNo), dueDate: due }],
    });
    if (index > 0) await press(index === 1 ? 'sales' : 'admin', 'sales.salesOrder', 'lock', id);
  }
  for (const [index, [code, partNo, qty, days]] of NOTES.entries()) {
    const order = await confirmedOrder(hands, rows, {
      vendor: code,
      lines: [[partNo, qty]],
      on: workday(-5),
      due: workday(days),
      silent: days < 0,
    });
    const who = code === 'V001' ? 'yonggu' : 'buyer';
    const id = await put(who, 'purchasing.deliveryNote', {
      vendor: vendor(code),
      warehouse: warehouse('WH-RM'),
      plannedArrival: `${workday(days)} 08:30:00`,
      ...lorry('浙B·8A26Z'),
      lines: [{ part: part(partNo), qty, unit: unit('PCS'), order, sourceLine: 1 }],
    });
    await seedLabels(hands, rows, { id, vendor: code, part: partNo, who });
    if (index > 0) await press(who, 'purchasing.deliveryNote', 'publish', id);
    if (index === 2) await press('store', 'purchasing.deliveryNote', 'print', id);
  }
  for (const [reporter, device, description, stopped, repairer] of REPAIRS) {
    const about = { device: rows.device(device), description, stopped, reporter: rows.user(reporter) };
    const id = await put('repair', 'equipment.repairOrder', about);
    if (repairer) await press('repair', 'equipment.repairOrder', 'dispatch', id, { repairer: rows.user(repairer) });
  }
}
