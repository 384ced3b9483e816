import type { Told } from './build.ts';
import type { Hands } from './hands.ts';

const ORDERS = [
  ['C001', 'HD-PO-8801', 'BRK-1001', '1200'],
  ['C001', 'HD-PO-8802', 'BRK-1101', '600'],
  ['C002', 'CJ-26-1107', 'CHS-2001', '800'],
] as const;
const NOTES = [
  ['V002', 'SEL-4001', '5000', 'PO260011'],
  ['V001', 'CST-3001', '400', 'PO260012'],
  ['V003', 'BLT-5001', '20000', 'PO260013'],
] as const;

const REPAIRS = [
  ['store', 'FLT-02', '2 号叉车充电机无法充电，指示灯不亮', '0', null],
  ['store', 'CNC-07', '数控车床 CNC-07 主轴异响，已停机', '1', 'repair'],
] as const;

/** The second half: documents in different states, each made by whoever would make it, so that everyone finds their own work. */
export async function tellDocuments({ put, press }: Hands, told: Told): Promise<void> {
  const { part, unit, vendor, customer, plant, warehouse } = told;
  const due = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

  for (const [index, [code, po, partNo, qty]] of ORDERS.entries()) {
    const id = await put('sales', 'sales.salesOrder', {
      customer: customer(code),
      customerPo: po,
      plant: plant('NB01'),
      lines: [{ part: part(partNo), qty, unit: unit('PCS'), unitPrice: '128.50', dueDate: due }],
    });
    if (index > 0) await press(index === 1 ? 'sales' : 'admin', 'sales.salesOrder', 'lock', id);
  }
  for (const [index, [code, partNo, qty, source]] of NOTES.entries()) {
    const who = code === 'V001' ? 'yonggu' : 'buyer';
    const id = await put(who, 'purchasing.deliveryNote', {
      vendor: vendor(code),
      warehouse: warehouse('WH-RM'),
      plannedArrival: `${due} 08:30:00`,
      driver: '孙师傅',
      driverTel: '13957400001',
      plate: '浙B·8A26Z',
      lines: [
        {
          part: part(partNo),
          qty,
          unit: unit('PCS'),
          sourceType: 'purchaseOrder',
          sourceNo: source,
          sourceLine: '10',
          demandQty: qty,
        },
      ],
    });
    if (index > 0) await press(who, 'purchasing.deliveryNote', 'publish', id);
    if (index === 2) await press('store', 'purchasing.deliveryNote', 'print', id);
  }
  for (const [reporter, device, description, stopped, repairer] of REPAIRS) {
    const about = { device: told.device(device), description, stopped, reporter: told.user(reporter) };
    const id = await put('repair', 'equipment.repairOrder', about);
    if (repairer) await press('repair', 'equipment.repairOrder', 'dispatch', id, { repairer: told.user(repairer) });
  }
}
