import { LOCATION } from '../../../../scripts/demo/location.ts';
import type { Day, Worker, Office } from './day.ts';

const RECEIPT = 'warehouse.receipt';
const ASN = 'warehouse.asn';
const OUT = 'warehouse.outboundOrder';
const PASS = 'warehouse.releasePass';
const PICK = 'warehouse.pickTask';
const PUTAWAY = 'warehouse.putawayTask';
const REPLENISH = 'warehouse.replenishmentTask';
const COUNT = 'warehouse.countOrder';
const ADJUST = 'warehouse.stockAdjust';
const PLACE = `select l.code as id from warehouse_location l join warehouse_warehouse w on w.id = l.warehouse_id
  where w.code = $1 and l.code > $2 and l.code like 'A-%' and l.mark_status = '1' order by l.code limit 1`;
const PASS_OF = 'select id from warehouse_release_pass where order_id = $1';

/** Goods at the finished goods store that a customer waits for. */
async function ordered(worker: Worker, { part, unit, customer, warehouse, find }: Office, qty: string): Promise<string> {
  const id = await worker.make(OUT, {
    warehouse: warehouse('WH-FG'),
    kind: 'customer',
    customer: customer('C001'),
    stagingLocation: await find(LOCATION, 'WH-FG', 'SHP-01'),
    plate: '浙B·9P227',
    lines: [{ part: part('BRK-1001'), qty, unit: unit('PCS') }],
  });
  await worker.press(OUT, 'release', id);
  await worker.press(OUT, 'allocate', id);
  return id;
}

export const warehouse: readonly Day[] = [
  {
    who: 'gate',
    work: async (worker, { find }) => {
      const [coming] = await worker.see(ASN, { status: ['10'] });
      await worker.press(ASN, 'arrive', coming.id, {
        dock: await find('select id from warehouse_dock where warehouse_id = $1 order by code limit 1', coming.warehouse),
      });
      const [pass] = await worker.see(PASS, { status: ['10'] });
      await worker.press(PASS, 'leave', pass.id, { plate: pass.plate });
    },
    notTheirs: [
      'warehouse.releasePass.approve',
      'warehouse.receipt.receive',
      'warehouse.outboundOrder.ship',
      'warehouse.stock.read',
      'purchasing.purchaseOrder.read',
      'sales.salesOrder.read',
    ],
  },
  {
    who: 'receiver',
    work: async (worker, office) => {
      const [here] = await worker.see(RECEIPT, { status: ['00'] });
      const { lines } = await worker.open(RECEIPT, here.id);
      const [line] = lines;
      const dated = line.lotControlled === '1' ? { vendorLot: 'D01', producedOn: '2026-10-01' } : {};
      await worker.press(RECEIPT, 'receive', here.id, { lineId: line.id, qty: '10', ...dated });
      await worker.press(RECEIPT, 'receive', here.id, dated);
      await office.settle();
      const [task] = await worker.see(PUTAWAY, { receipt: here.id, status: ['00'] });
      await worker.press(PUTAWAY, 'claim', task.id);
      await worker.press(PUTAWAY, 'putaway', task.id);
      const looked = { warehouse: here.warehouse, code: 'A-01-01-01', batch: null };
      await worker.call('/warehouse/call/lookUp', looked);
      await worker.call('/warehouse/call/deviceMasters', { warehouse: here.warehouse });
    },
    notTheirs: [
      'warehouse.receipt.judge',
      'warehouse.stockAdjust.create',
      'warehouse.outboundOrder.ship',
      'warehouse.countOrder.approve',
      'purchasing.purchaseOrder.read',
      'purchasing.deliveryNote.publish',
    ],
  },
  {
    who: 'picker',
    work: async (worker, office) => {
      await ordered(await office.at('logistics'), office, '24');
      const open = { warehouse: office.warehouse('WH-FG'), part: office.part('BRK-1001'), status: ['00'] };
      const task = await worker.open(PICK, (await worker.see(PICK, open))[0].id);
      await worker.press(PICK, 'claim', task.id);
      await worker.press(PICK, 'start', task.id);
      await worker.press(PICK, 'confirm', task.id, {
        location: task.locationCode,
        part: task.partNo,
        batch: task.batch,
        qty: task.qty,
      });
    },
    notTheirs: [
      'warehouse.pickTask.prioritise',
      'warehouse.receipt.receive',
      'warehouse.outboundOrder.create',
      'warehouse.outboundOrder.ship',
      'warehouse.stockAdjust.create',
      'warehouse.countOrder.approve',
      'purchasing.deliveryNote.read',
    ],
  },
  {
    who: 'forklift',
    work: async (worker, office) => {
      const { part, warehouse, find } = office;
      const order = await office.at('logistics');
      const id = await order.make(REPLENISH, {
        warehouse: warehouse('WH-RM'),
        fromLocation: await find(LOCATION, 'WH-RM', 'A-01-01-01'),
        toWarehouse: warehouse('WH-SF'),
        toLocation: await find(LOCATION, 'WH-SF', 'K-01-01'),
        part: part('BLT-5001'),
        qty: '200',
      });
      await order.press(REPLENISH, 'release', id);
      await worker.press(REPLENISH, 'claim', id);
      await worker.press(REPLENISH, 'pick', id, { qty: '200' });
      await worker.press(REPLENISH, 'deliver', id);
      const [task] = await worker.see(PUTAWAY, { status: ['00'], warehouse: warehouse('WH-RM') });
      await worker.press(PUTAWAY, 'claim', task.id);
      await worker.press(PUTAWAY, 'putaway', task.id);
      const looked = await worker.call('/warehouse/call/lookUp', {
        warehouse: warehouse('WH-RM'),
        code: 'A-01-01-01',
        batch: null,
      });
      const place = await find(PLACE, 'WH-RM', 'A-01-01-01');
      await worker.call('/warehouse/call/moveStock', { stock: looked.stock[0].id, to: place, qty: '10' });
    },
    notTheirs: [
      'warehouse.replenishmentTask.create',
      'warehouse.receipt.receive',
      'warehouse.stockTransfer.create',
      'warehouse.stockHold.create',
      'warehouse.outboundOrder.ship',
      'sales.salesShipment.ship',
    ],
  },
  {
    who: 'shipper',
    work: async (worker, office) => {
      const [picked] = await worker.see(OUT, { status: ['20'] });
      await worker.press(OUT, 'pass', picked.id, { plate: '浙B·9P227' });
      const pass = await office.find(PASS_OF, picked.id);
      await (await office.at('store')).press(PASS, 'approve', pass);
      await worker.press(OUT, 'ship', picked.id);
      const box = await worker.make('warehouse.container', {
        package: await office.find(`select id from base_package where code = 'KLT-6428'`),
        warehouse: office.warehouse('WH-FG'),
      });
      await worker.press('warehouse.container', 'ship', box, { holder: 'customer', customer: office.customer('C001') });
    },
    notTheirs: [
      'warehouse.releasePass.approve',
      'warehouse.receipt.receive',
      'warehouse.stockAdjust.create',
      'warehouse.stockHold.create',
      'sales.salesOrder.create',
      'purchasing.deliveryNote.read',
    ],
  },
  {
    who: 'logistics',
    work: async (worker, office) => {
      const orders = [await ordered(worker, office, '12'), await ordered(worker, office, '12')];
      const wave = await worker.make('warehouse.wave', {
        warehouse: office.warehouse('WH-FG'),
        lines: orders.map((order) => ({ order })),
      });
      await worker.press('warehouse.wave', 'release', wave);
      const [task] = await worker.see(PICK, { wave, status: ['00'] });
      await worker.press(PICK, 'prioritise', task.id, { priority: 9 });
      await worker.make('base.carrier', { code: 'T901', name: '甬港物流', type: 'ROAD' });
    },
    notTheirs: [
      'purchasing.purchaseOrder.read',
      'purchasing.deliveryNote.publish',
      'sales.salesOrder.read',
      'base.part.edit',
      'system.user.read',
    ],
  },
  {
    who: 'store',
    work: async (worker, { part, warehouse, find, at }) => {
      const raw = warehouse('WH-RM');
      const count = await worker.make(COUNT, { warehouse: raw, part: part('STL-6001') });
      await worker.press(COUNT, 'release', count);
      const stock = await worker.see('warehouse.stock', { warehouse: raw, part: part('STL-6001') });
      for (const line of (await worker.open(COUNT, count)).lines) {
        const lying = stock.find(({ location, batch }) => location === line.location && batch === line.batch);
        await worker.press(COUNT, 'count', count, { lineId: line.id, countedQty: lying.qty });
      }
      await worker.press(COUNT, 'submit', count);
      const location = await find(LOCATION, 'WH-RM', 'A-01-01-01');
      const adjust = await worker.make(ADJUST, {
        warehouse: raw,
        reason: '箱内少 5 件',
        lines: [{ location, part: part('BLT-5001'), adjustedQty: '10' }],
      });
      await worker.press(ADJUST, 'submit', adjust);
      const { status } = await worker.open(ADJUST, adjust);
      if (status === '15') await (await at('logistics')).press(ADJUST, 'approve', adjust);
      await worker.press(ADJUST, 'adjust', adjust);
      const hold = await worker.make('warehouse.stockHold', {
        warehouse: raw,
        location,
        part: part('BLT-5001'),
        qty: '5',
        reason: '外箱受潮',
      });
      await worker.press('warehouse.stockHold', 'unfreeze', hold, { qty: '5' });
      const [{ workOrder }] = await worker.see('production.offlineRecord');
      await worker.open('production.workOrder', workOrder);
      await worker.see('production.productionOrder');
    },
    notTheirs: [
      'production.productionOrder.create',
      'production.workOrder.offline',
      'purchasing.purchaseOrder.read',
      'purchasing.deliveryNote.publish',
      'sales.salesOrder.read',
      'base.part.edit',
      'quality.inspectionItem.read',
      'system.user.read',
    ],
  },
];
