import type { Ctx } from '@takt/engine';
import type { Put } from './factory.ts';

const item = (value: string, label: string, labelEn: string, outerCode: string | null = null) => ({
  value,
  label,
  labelEn,
  outerCode,
});
const codelists = [
  {
    code: 'ERP-UNIT',
    name: 'ERP 计量单位对照',
    nameEn: 'Units of the ERP',
    purpose: 'mapping',
    outerSystem: 'ERP',
    items: [item('PCS', '件', 'Piece', 'EA'), item('KG', '千克', 'Kilogram', 'KGM'), item('M', '米', 'Metre', 'MTR')],
  },
  {
    code: 'HD-COMPLAINT',
    name: '华东整车抱怨代码',
    nameEn: 'Complaint codes of East China Motors',
    purpose: 'reference',
    items: [
      item('HD01', '零公里不良', 'Found at the plant'),
      item('HD02', '售后返回件', 'Returned from the field'),
      item('HD03', '包装不良', 'Packing'),
    ],
  },
];

type ScreenRow = readonly [
  part: string,
  line: string,
  title: string,
  titleEn: string,
  dayTarget: string,
  takt: string,
  oee: string,
];
const screens: readonly ScreenRow[] = [
  ['BRK-1001', 'MC-L1', '前制动盘', 'Front disc', '1600', '48', '85'],
  ['BRK-1002', 'MC-L2', '后制动盘', 'Rear disc', '1600', '48', '85'],
  ['BRK-1101', 'AS-L1', '制动钳（左前）', 'Caliper, front left', '620', '62', '88'],
  ['BRK-1102', 'AS-L1', '制动钳（右前）', 'Caliper, front right', '620', '62', '88'],
  ['CHS-2001', 'AS-L2', '控制臂（左）', 'Control arm, left', '700', '55', '86'],
  ['CHS-2002', 'AS-L2', '控制臂（右）', 'Control arm, right', '700', '55', '86'],
];

/** Codes the factory looks up or maps, and what its big screens say about each product. */
export async function seedCodes(ctx: Ctx, put: Put, part: (partNo: string) => string): Promise<void> {
  for (const list of codelists) await put('base.codelist', list);
  const lines = await ctx.sql<{ code: string; line: string; plant: string }>`
    select code, id as line, plant_id as plant from base_line`;
  for (const [index, [partNo, code, title, titleEn, dayTarget, taktSeconds, oeeTarget]] of screens.entries()) {
    const { line, plant } = lines.find((one) => one.code === code) ?? {};
    await put('base.screenProduct', {
      code: `${code}-${partNo}`,
      title,
      titleEn,
      part: part(partNo),
      plant,
      line,
      dayTarget,
      taktSeconds,
      oeeTarget,
      firstPassTarget: '98.5',
      ppmTarget: 500,
      achievedWarn: '90',
      validFrom: '2026-01-01',
      sequence: (index + 1) * 10,
    });
  }
}
