import type { Day } from './day.ts';
import { LOCATION } from '../../../../scripts/demo/location.ts';

const RECEIPT = 'warehouse.receipt';
const HOLD = 'warehouse.stockHold';
const TASK = 'purchasing.supplierInspectionTask';
const LOCK = 'base.productionLock';
const ITEM = `select id from quality_inspection_item where code = 'M101'`;
const WAITING = `select r.id from warehouse_receipt r join warehouse_receipt_lines l on l.parent_id = r.id where l.qc_qty > 0 limit 1`;

export const quality: readonly Day[] = [
  {
    who: 'quality',
    work: async (worker, { part, find }) => {
      await worker.make('quality.inspectionStandard', {
        standardNo: 'IS-D01',
        name: '密封圈进货检验',
        part: part('SPG-5201'),
        inspectionKind: 'first',
        lines: [{ item: await find(ITEM), samplingMode: 'fixed', sampleSize: 3 }],
      });
      const [defect] = await worker.see('quality.defect');
      await worker.change('quality.defect', defect.id, { remark: '按图样判定' });
      await worker.call('/warehouse/call/recall', { code: 'YG261104' });
      await worker.see('warehouse.stockMove');
      await worker.see('purchasing.deliveryNote');
      const [report] = await worker.see('production.workReport');
      await worker.open('production.workReport', report.id);
    },
    notTheirs: [
      'warehouse.receipt.receive',
      'warehouse.stockAdjust.create',
      'purchasing.purchaseOrder.read',
      'sales.salesOrder.read',
      'base.bom.create',
      'production.productionOrder.release',
      'production.dispatchOrder.report',
    ],
  },
  {
    who: 'inspector',
    work: async (worker, { part, plant, warehouse, find }) => {
      const receipt = await find(WAITING);
      const { lines } = await worker.open(RECEIPT, receipt);
      const waiting = lines.find((one: any) => one.qcQty !== '0');
      await worker.press(RECEIPT, 'judge', receipt, {
        lineId: waiting.id,
        acceptedQty: '0',
        rejectedQty: '10',
        reason: '表面裂纹',
      });
      await worker.press(RECEIPT, 'judge', receipt);
      const hold = await worker.make(HOLD, {
        warehouse: warehouse('WH-RM'),
        location: await find(LOCATION, 'WH-RM', 'A-01-01-01'),
        part: part('BLT-5001'),
        qty: '3',
        reason: '螺纹超差',
      });
      await worker.press(HOLD, 'unfreeze', hold, { qty: '3' });
      await worker.see('quality.inspectionStandard');
      const line = await find(`select id from base_line where code = 'MC-L2'`);
      const lock = await worker.make(LOCK, { kind: 'errorProofing', plant: plant('NB01'), line, reason: '防错样件未判出' });
      await worker.press(LOCK, 'release', lock, { reason: '重新标定后判出' });
      await worker.see('production.workReport');
    },
    notTheirs: [
      'quality.inspectionStandard.create',
      'warehouse.receipt.receive',
      'warehouse.lotHold.create',
      'warehouse.stockAdjust.create',
      'purchasing.purchaseOrder.read',
      'production.dispatchOrder.report',
      'production.productionOrder.read',
    ],
  },
  {
    who: 'sqe',
    work: async (worker, { part, vendor, warehouse, unit, find, at }) => {
      const id = await worker.make(TASK, {
        vendor: vendor('V001'),
        part: part('CST-3001'),
        asnQty: 320,
        sampQty: 8,
        deviation: 'N',
        deviationRemark: '无',
        lines: [{ item: await find(ITEM), standard: '26.0 ± 0.2 mm', result: '26.05', judgement: 'ok' }],
      });
      await (await at('yonggu')).press(TASK, 'execute', id);
      await worker.press(TASK, 'pass', id);
      const back = await worker.make('purchasing.returnNotice', {
        vendor: vendor('V002'),
        warehouse: warehouse('WH-RM'),
        shipFrom: '原材料库',
        receiveTo: '供应商成品库',
        lines: [{ part: part('SEL-4001'), qty: '4', unit: unit('PCS'), reason: '飞边超差' }],
      });
      await worker.press('purchasing.returnNotice', 'publish', back);
      const [exam] = await worker.see('base.vendorExamItem');
      await worker.change('base.vendorExamItem', exam.id, { targetScore: 91 });
    },
    notTheirs: [
      'purchasing.purchaseOrder.publish',
      'purchasing.monthlyReconciliation.create',
      'warehouse.receipt.receive',
      'warehouse.stockAdjust.create',
      'sales.salesOrder.read',
    ],
  },
  {
    who: 'lab',
    work: async (worker, { part }) => {
      const id = await worker.make('quality.partTest', {
        testNo: 'T-D01',
        name: '盐雾试验',
        testType: 'E',
        part: part('BLT-5001'),
        requirement: '240 h 无红锈',
      });
      await worker.change('quality.partTest', id, { remark: '委外' });
      await worker.see('quality.inspectionStandard');
    },
    notTheirs: ['quality.inspectionStandard.create', 'warehouse.receipt.judge', 'warehouse.stock.read', 'base.part.edit'],
  },
  {
    who: 'auditor',
    work: async (worker) => {
      await worker.see('quality.inspectionTool');
      await worker.see('base.vendor');
      await worker.call('/system/audit/changes', {}).catch(() => null);
    },
    notTheirs: ['quality.inspectionTool.edit', 'base.vendor.edit', 'purchasing.purchaseOrder.read', 'system.user.read'],
  },
  {
    who: 'metrology',
    work: async (worker, { plant, user }) => {
      const id = await worker.make('quality.inspectionTool', {
        toolNo: 'G-D01',
        name: '数显卡尺 0–150',
        toolType: 'CALIPER',
        plant: plant('NB01'),
        keeper: user('inspector'),
        cycleMonths: 12,
      });
      await worker.change('quality.inspectionTool', id, { place: '计量室' });
    },
    notTheirs: ['quality.inspectionStandard.create', 'warehouse.stock.read', 'equipment.device.create', 'base.plant.edit'],
  },
];
