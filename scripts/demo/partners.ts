import type { Put } from './factory.ts';
import * as partners from './partners-story.ts';
import { customers, vendors } from './story.ts';

type Find = (code: string) => string;
type Values = Readonly<Record<string, unknown>>;

const MOBILE_OF_VENDORS = 13_857_400_000;
const mobile = (index: number): string => String(MOBILE_OF_VENDORS + index);

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
      bankName: '中国工商银行',
      bankAccount: `62220${String(390_100_000 + index * 317)}`,
      leadTimeHours,
      forecastReplyHours: 48,
      orderReplyHours: 24,
      planReplyHours: 24,
      earlyDeliveryHours: 8,
      shipmentControl: level === 'C' || level === 'D' ? '1' : '0',
      vmi: category === 'PACKAGING' ? '1' : '0',
    }),
  );
  return [...first, ...more];
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

export interface PartnerInputs {
  readonly part: Find;
  readonly vendor: Find;
  readonly customer: Find;
  readonly plant: Find;
  readonly workshop: Find;
  readonly line: Find;
  readonly role: Find;
  readonly user: Find;
}
export interface PartnerRows {
  readonly carrier: Find;
  readonly deliveryUnit: Find;
}

/** What suppliers deliver, whom to ask at customers, who drives, how suppliers are appraised and who approves. */
export async function seedPartners(put: Put, inputs: PartnerInputs): Promise<PartnerRows> {
  const keep = async <T extends { readonly code: string }>(
    entity: string,
    rows: readonly T[],
    shape: (row: T) => Values = (row) => row,
  ) => {
    const ids = new Map<string, string>();
    for (const row of rows) ids.set(row.code, await put(entity, shape(row)));
    return (code: string): string => ids.get(code) ?? '';
  };
  const { part, vendor, customer, plant, workshop, line } = inputs;
  const manufacturer = await keep('base.manufacturer', partners.manufacturers);
  for (const [
    from,
    partNo,
    vendorPartNo,
    maker,
    packageQty,
    minOrderQty,
    orderMultiple,
    leadTimeDays,
    cycle,
    unitPrice,
    share,
  ] of partners.vendorParts) {
    await put('base.vendorPart', {
      vendor: vendor(from),
      part: part(partNo),
      vendorPartNo,
      manufacturer: maker && manufacturer(maker),
      packageQty,
      minOrderQty,
      orderMultiple,
      leadTimeDays,
      materialCycleDays: cycle,
      unitPrice,
      sharePercent: share,
      validFrom: '2026-01-01',
    });
  }
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
  await tellExams(put);
  await tellApproval(put, inputs);
  return { carrier, deliveryUnit };
}

async function tellExams(put: Put): Promise<void> {
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

async function tellApproval(put: Put, { role, user }: PartnerInputs): Promise<void> {
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
