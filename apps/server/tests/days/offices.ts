import { day, workday } from '../../../../scripts/demo/days.ts';
import { salesPrice } from '../../../../scripts/demo/demand.ts';
import type { Day } from './day.ts';

const ORDER = 'sales.salesOrder';
const SHIPMENT = 'sales.salesShipment';
const STATEMENT = 'purchasing.monthlyReconciliation';

export const offices: readonly Day[] = [
  {
    who: 'sales',
    work: async (worker, { part, unit, customer, plant, warehouse }) => {
      const order = await worker.make(ORDER, {
        customer: customer('C001'),
        customerPo: 'HD-D01',
        plant: plant('NB01'),
        lines: [{ part: part('BRK-1001'), qty: '48', unit: unit('PCS'), unitPrice: salesPrice('BRK-1001'), dueDate: workday(5) }],
      });
      await worker.press(ORDER, 'lock', order);
      const shipment = await worker.make(SHIPMENT, {
        salesOrder: order,
        customer: customer('C001'),
        plant: plant('NB01'),
        warehouse: warehouse('WH-FG'),
        plannedAt: `${workday(2)} 14:00:00`,
        lines: [{ part: part('BRK-1001'), qty: '24', unit: unit('PCS') }],
      });
      await worker.press(SHIPMENT, 'release', shipment);
      await worker.see('warehouse.stock', { part: part('BRK-1001') });
      const [known] = await worker.see('base.customer', { code: 'C001' });
      await worker.change('base.customer', known.id, { remark: '送货前一日电话预约' });
    },
    notTheirs: [
      'purchasing.purchaseOrder.read',
      'warehouse.stockAdjust.create',
      'warehouse.receipt.receive',
      'base.vendor.read',
      'base.part.edit',
      'system.user.read',
    ],
  },
  {
    who: 'boss',
    work: async (worker) => {
      const all = ['purchasing.purchaseOrder', 'production.productionOrder', 'production.completion', 'warehouse.stock'];
      for (const entity of [ORDER, ...all, 'quality.defect', 'equipment.repairOrder']) {
        const [row] = await worker.see(entity);
        await worker.open(entity, row.id);
      }
      await worker.call('/purchasing/call/shortageBoard', { onlyShort: '1' });
      await worker.call('/warehouse/call/stockValue');
    },
    notTheirs: [
      'sales.salesOrder.create',
      'purchasing.purchaseOrder.publish',
      'warehouse.stockAdjust.adjust',
      'base.part.edit',
      'system.user.read',
    ],
  },
  {
    who: 'finance',
    work: async (worker, { vendor, plant }) => {
      const statement = await worker.make(STATEMENT, {
        vendor: vendor('V003'),
        plant: plant('NB01'),
        period: day(0).slice(0, 7),
      });
      await worker.open(STATEMENT, statement);
      await worker.see('purchasing.invoiceRequest');
      await worker.make('base.costCentre', { code: 'CC-D01', name: '模具', plant: plant('NB01') });
      await worker.see('warehouse.receipt');
    },
    notTheirs: [
      'purchasing.purchaseOrder.publish',
      'warehouse.stockAdjust.create',
      'warehouse.receipt.receive',
      'base.vendor.edit',
      'sales.salesOrder.create',
    ],
  },
  {
    who: 'admin',
    work: async (worker) => {
      const [role] = await worker.see('system.role');
      await worker.make('system.user', { username: 'newcomer', realName: '新同事', roles: [{ role: role.id }] });
      await worker.see('system.user');
    },
    notTheirs: [],
  },
];
