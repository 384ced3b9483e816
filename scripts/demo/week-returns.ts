import type { DemoRows } from './build.ts';
import { workday } from './days.ts';
import { type TimelineEvent, on } from './timeline.ts';
import type { Hands } from './hands.ts';

const FROM_US = '宁波节拍原材料库 Raw material store';

/** Goods that go back, goods that are fetched, and checks at the supplier's. */
export function returnsOfTheWeek(hands: Hands, rows: DemoRows): readonly TimelineEvent[] {
  const { put, press, pressBy } = hands;
  const { part, unit, vendor, warehouse } = rows;
  const pieces = unit('PCS');
  let back = '';
  let fetched = '';
  const returned = (code: string, partNo: string, qty: string, reason: string) =>
    put('buyer', 'purchasing.returnNotice', {
      vendor: vendor(code),
      warehouse: warehouse('WH-RM'),
      shipFrom: FROM_US,
      receiveTo: '供应商成品库 Supplier’s store',
      lines: [{ part: part(partNo), qty, unit: pieces, reason }],
    });
  return [
    on(-3, '14:00', async () => {
      back = await returned('V002', 'SEL-4001', '100', '飞边超差 Flash out of tolerance');
      await press('buyer', 'purchasing.returnNotice', 'publish', back);
    }),
    on(-2, '09:10', () =>
      pressBy('V002', 'purchasing.returnNotice', 'feedback', back, {
        result: 'agree',
        remark: '周内派车取回 A lorry comes this week',
        driver: '章文斌',
        driverTel: '13957600377',
        plate: '浙J·7T902',
      }),
    ),
    on(-2, '13:20', () => press('buyer', 'purchasing.returnNotice', 'confirm', back)),
    on(-1, '14:30', async () => {
      const id = await returned('V001', 'CST-3001', '12', '砂眼 Blow holes');
      await press('buyer', 'purchasing.returnNotice', 'publish', id);
    }),
    on(-2, '15:20', async () => {
      fetched = await put('buyer', 'purchasing.pickupNote', {
        vendor: vendor('V001'),
        warehouse: warehouse('WH-RM'),
        pickupAt: `${workday(-1)} 08:00:00`,
        shipFrom: '奉化永固成品库 Yonggu, Fenghua',
        receiveTo: FROM_US,
        driver: '李明辉',
        driverTel: '13957400455',
        plate: '浙B·1C870',
        lines: [{ part: part('CST-3001'), qty: '160', unit: pieces }],
      });
      await press('buyer', 'purchasing.pickupNote', 'publish', fetched);
    }),
    on(-1, '08:10', () => press('buyer', 'purchasing.pickupNote', 'confirmPickup', fetched, { answer: 'asAsked' })),
    ...checks(hands, rows),
  ];
}

/** The supplier measures before the lorry leaves: one batch passed, one is measured again, one is to be measured. */
function checks({ put, press, pressBy, find }: Hands, { part, vendor }: DemoRows): readonly TimelineEvent[] {
  const task = async (batch: string, deviation: 'Y' | 'N' | null, remark: string): Promise<string> => {
    const item = await find('select id from quality_inspection_item where code = $1', 'M101');
    return put('buyer', 'purchasing.supplierInspectionTask', {
      vendor: vendor('V001'),
      part: part('CST-3001'),
      batch,
      asnQty: 320,
      ...(deviation && { sampQty: 8, deviation, deviationRemark: remark }),
      lines: [
        {
          item,
          standard: '26.0 ± 0.2 mm',
          ...(deviation && { result: deviation === 'N' ? '26.05' : '26.31', judgement: deviation === 'N' ? 'ok' : 'ng' }),
        },
      ],
    });
  };
  return [
    on(-6, '08:20', async () => {
      const id = await task('YG261030', 'N', '无');
      await pressBy('V001', 'purchasing.supplierInspectionTask', 'execute', id);
      await press('buyer', 'purchasing.supplierInspectionTask', 'pass', id);
    }),
    on(-3, '08:20', async () => {
      const id = await task('YG261102', 'Y', '厚度超上限，已返修 Too thick, turned again');
      await pressBy('V001', 'purchasing.supplierInspectionTask', 'execute', id);
      await press('buyer', 'purchasing.supplierInspectionTask', 'recheck', id);
    }),
    on(-1, '16:00', () => task('YG261107', null, '')),
  ];
}
