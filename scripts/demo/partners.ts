import type { Put } from './factory.ts';
import * as partners from './partners-story.ts';
import { customers, vendors } from './story.ts';
import { terms } from './terms.ts';
import type { CreateMany } from './warehouse.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;

const MOBILE_OF_VENDORS = 13_857_400_000;
/** The better and the nearer a supplier, the sooner it answers. */
const REPLIES = [
  partners.replies(24, 8, 8, 4),
  partners.replies(48, 24, 16, 8),
  partners.replies(36, 16, 12, 6),
  partners.replies(72, 24, 24, 12),
  partners.replies(48, 12, 24, 8),
];
const mobile = (index: number): string => String(MOBILE_OF_VENDORS + index);

const BANKS = ['中国工商银行', '中国建设银行', '宁波银行'];
/** What statements and invoices are paid by. */
const settlement = (index: number): Values => ({
  taxNo: `91330200MA2${String(8_410_300 + index * 7_919)}`,
  bankName: BANKS[index % BANKS.length],
  bankAccount: `62220${String(390_100_000 + index * 317)}`,
});

/** All suppliers, the first three among them, as they are saved. */
export function vendorRows(): readonly Values[] {
  const first = vendors.map((vendor, index) => ({ ...vendor, ...partners.firstVendors[vendor.code], tel: mobile(index + 1) }));
  const more = partners.moreVendors.map(
    ([code, name, nameEn, shortName, category, level, address, contactName, leadTimeHours], index) => ({
      code,
      name,
      nameEn,
      shortName,
      category,
      level,
      standing: level === 'D' ? 'leaving' : level === 'C' ? 'restricted' : 'qualified',
      address,
      contactName,
      tel: mobile(index + 11),
      taxRate: '13',
      paymentTerm: category === 'TOOLING' ? 'NET90' : 'NET60',
      leadTimeHours,
      ...REPLIES[index % REPLIES.length],
      shipmentControl: level === 'C' || level === 'D' ? '1' : '0',
    }),
  );
  return [...first, ...more].map((row, index) => ({ ...row, ...settlement(index) }));
}

export function customerRows(): readonly Values[] {
  const first = customers.map((row) => ({
    ...row,
    category: 'OEM',
    vendorCode: `NBTK-${row.code}`,
    paymentTerm: 'NET60',
    taxRate: '13',
  }));
  const more = partners.moreCustomers.map(([code, name, nameEn, shortName, category, address, minShelfDays]) => ({
    code,
    name,
    nameEn,
    shortName,
    category,
    address,
    shipTo: address,
    minShelfDays,
    vendorCode: `NBTK-${code}`,
    currency: category === 'EXPORT' ? 'EUR' : 'CNY',
    paymentTerm: category === 'AFTERMARKET' ? 'NET30' : 'NET60',
  }));
  return [...first, ...more];
}

const EARLIER = [
  ['V002', 'hengmi', '章恒', 'Zhang Heng'],
  ['V003', 'biaoxin', '陆标', 'Lu Biao'],
] as const;

/** Who signs in for each supplier beyond the first; every other supplier has two of them. */
export function supplierPeople() {
  const one = (username: string, vendor: string, realName: string, realNameEn: string, index: number) => ({
    username,
    vendor,
    realName,
    realNameEn,
    telephone: String(MOBILE_OF_VENDORS + 500 + index),
    role: 'SUPPLIER' as const,
    email: `${username}@supplier.example`,
  });
  const earlier = EARLIER.map(([vendor, username, name, nameEn], index) => one(username, vendor, name, nameEn, index));
  const more = partners.moreVendors.flatMap(([vendor, , nameEn, shortName, , , , contact, , username], index) => [
    one(username, vendor, contact, `Contact of ${nameEn}`, 10 + index * 2),
    ...(index % 2 === 0 ? [one(`${username}2`, vendor, `${shortName}计划员`, `Planner of ${nameEn}`, 11 + index * 2)] : []),
  ]);
  return [...earlier, ...more];
}

interface PartnerInputs {
  readonly part: Find;
  readonly vendor: Find;
  readonly customer: Find;
  readonly plant: Find;
  readonly workshop: Find;
  readonly line: Find;
  readonly role: Find;
  readonly user: Find;
}
interface PartnerRows {
  readonly carrier: Find;
  readonly deliveryUnit: Find;
}

/** What suppliers deliver and who buys it, whom to ask at customers, who drives, how suppliers are appraised and who approves. */
export async function seedPartners(put: Put, createMany: CreateMany, inputs: PartnerInputs): Promise<PartnerRows> {
  const keep = async <T extends { readonly code: string }>(
    entity: string,
    rows: readonly T[],
    shape: (row: T) => Values = (row) => row,
  ) => {
    const ids = new Map<string, string>();
    for (const row of rows) ids.set(row.code, await put(entity, shape(row)));
    return (code: string): string => ids.get(code) ?? '';
  };
  const { part, vendor, customer, plant, workshop, line, user } = inputs;
  // The buyer was no user yet when the suppliers were made.
  for (const { code } of vendorRows()) await put('base.vendor', { id: vendor(String(code)), version: 1, buyer: user('buyer') });
  const manufacturer = await keep('base.manufacturer', partners.manufacturers);
  await createMany(
    'base.vendorPart',
    terms.map((one) => ({
      ...one,
      vendor: vendor(one.vendor),
      part: part(one.part),
      manufacturer: one.manufacturer && manufacturer(one.manufacturer),
      validFrom: '2026-01-01',
    })),
  );
  for (const [of, name, nameEn, duty, position, tel] of partners.contacts) {
    await put('base.customerContact', {
      customer: customer(of),
      name,
      nameEn,
      duty,
      position,
      tel,
      informed: duty === 'QUALITY' ? '1' : '0',
    });
  }
  const carrier = await keep('base.carrier', partners.carriers);
  const deliveryUnit = await keep('base.deliveryUnit', partners.deliveryUnits, (row) => ({
    ...row,
    plant: plant(row.plant),
    workshop: workshop(row.workshop),
    line: 'line' in row ? line(row.line) : null,
  }));
  await seedExams(put);
  await seedApproval(put, inputs);
  return { carrier, deliveryUnit };
}

async function seedExams(put: Put): Promise<void> {
  for (const [examTypeCode, name, nameEn, examRatio, items] of partners.exams) {
    const examType = await put('base.vendorExamType', { examTypeCode, name, nameEn, examRatio });
    for (const [index, [itemName, itemNameEn, ratio, targetScore, source, lowerBetter]] of items.entries()) {
      await put('base.vendorExamItem', {
        examItemCode: `${examTypeCode}${index + 1}`,
        name: itemName,
        nameEn: itemNameEn,
        examType,
        examRatio: ratio,
        targetScore,
        source,
        lowerBetter,
      });
    }
  }
}

async function seedApproval(put: Put, { role, user }: PartnerInputs): Promise<void> {
  await put('base.approvalPlan', {
    code: 'AP-PO',
    name: '采购订单审批',
    nameEn: 'Approval of purchase orders',
    subject: 'PURCHASE',
    validFrom: '2026-01-01',
    levels: [
      { level: 1, name: '部门负责人', nameEn: 'Head of department', mode: 'any', deadlineHours: 24 },
      { level: 2, name: '采购经理', nameEn: 'Purchasing manager', mode: 'any', amountFrom: '50000', deadlineHours: 24 },
      { level: 3, name: '总经理', nameEn: 'General manager', mode: 'all', amountFrom: '500000', deadlineHours: 48 },
    ],
    approvers: [
      { level: 1, kind: 'head' },
      { level: 2, kind: 'role', role: role('BUYER') },
      { level: 3, kind: 'user', user: user('admin') },
    ],
  });
}
