import { parts } from './material-story.ts';
import { vendorParts } from './partners-story.ts';

/** What a supplier delivers, and on which terms. The only place a price of the story is written down. */
interface Terms {
  readonly vendor: string;
  readonly part: string;
  readonly vendorPartNo: string;
  readonly manufacturer: string | null;
  readonly packageQty: string;
  readonly minOrderQty: string;
  readonly orderMultiple: string;
  readonly leadTimeDays: number;
  readonly materialCycleDays: number;
  readonly unitPrice: string;
  readonly sharePercent: string;
}

/** How many places of a price the trade writes: the cheap are bought by the thousand. */
const priced = (price: number): string => price.toFixed(2);
/** One of a family costs a little more or less than another. */
const unlike = (n: number): number => 1 + (((n * 7) % 9) - 4) * 0.018;

/** Beginning of the number, suppliers in turn, price of the family, in a package, packages at least, days, days for its material. */
const FAMILIES = [
  ['CST-31', ['V001', 'V021'], 45.6, 40, 6, 5, 20],
  ['CST-32', ['V001', 'V021'], 21.2, 48, 5, 6, 20],
  ['CST-33', ['V021'], 9.8, 96, 4, 12, 35],
  ['PAD', ['V007'], 31.5, 20, 10, 14, 30],
  ['BLT', ['V003', 'V003', 'V022'], 0.42, 500, 4, 2, 10],
  ['PIN', ['V003'], 2.35, 200, 3, 9, 14],
  ['SPG', ['V005'], 0.68, 500, 2, 10, 21],
  ['PST', ['V006'], 7.6, 60, 6, 15, 28],
  ['BSH', ['V012'], 4.85, 120, 4, 11, 18],
  ['BJT', ['V008'], 13.9, 48, 5, 18, 30],
  ['STL', ['V004'], 4.35, 500, 8, 4, 25],
  ['PKG', ['V011'], 1.15, 200, 5, 3, 7],
] as const;
/** Seals go by their place in a set of four: seal, boot, seal of the second make, boot of the guide pin. */
const SEALS = [
  ['V002', 1.85],
  ['V002', 1.35],
  ['V024', 1.92],
  ['V012', 0.78],
] as const;
/** By their place in a set of six: flange bolt, pin bolt, bracket bolt, bleed screw, ball joint nut, lock nut. */
const BOLT_PRICES = [0.42, 0.31, 0.36, 0.55, 0.48, 0.12];
const AUXILIARY: Readonly<Record<string, number>> = { 'AUX-9001': 36, 'AUX-9002': 21.5 };

const wholesale = (
  part: string,
  vendor: string,
  price: number,
  [packed, least, days, cycle]: readonly [number, number, number, number],
): Terms => ({
  vendor,
  part,
  vendorPartNo: `${vendor.slice(1)}-${part.replaceAll(/\W/g, '')}`,
  manufacturer: null,
  packageQty: `${packed}`,
  minOrderQty: `${packed * least}`,
  orderMultiple: `${packed}`,
  leadTimeDays: days,
  materialCycleDays: cycle,
  unitPrice: priced(price),
  sharePercent: '100',
});
const WRITTEN: readonly Terms[] = vendorParts.map(
  ([vendor, part, vendorPartNo, manufacturer, packageQty, minOrderQty, orderMultiple, days, cycle, unitPrice, share]) => ({
    vendor,
    part,
    vendorPartNo,
    manufacturer,
    packageQty,
    minOrderQty,
    orderMultiple,
    leadTimeDays: days,
    materialCycleDays: cycle,
    unitPrice,
    sharePercent: share,
  }),
);

function ofFamily(partNo: string): Terms {
  const n = Number(partNo.slice(-2));
  if (partNo.startsWith('SEL')) {
    const [vendor, price] = SEALS[(n - 1) % 4] ?? ['V002', 1];
    return wholesale(partNo, vendor, price * (1 + Math.floor((n - 1) / 4) * 0.06), [500, 2, vendor === 'V024' ? 7 : 3, 15]);
  }
  const grease = AUXILIARY[partNo];
  if (grease) return wholesale(partNo, 'V016', grease, [5, 4, 4, 12]);
  const found = FAMILIES.find(([begins]) => partNo.startsWith(begins));
  if (!found) throw new Error(`nobody delivers ${partNo}`);
  const [begins, suppliers, usual, packed, least, days, cycle] = found;
  const vendor = suppliers[n % suppliers.length] ?? '';
  const price = begins === 'BLT' ? (BOLT_PRICES[(n - 1) % 6] ?? usual) : usual;
  const far = vendor === 'V021' || vendor === 'V022' ? 7 : 0;
  return wholesale(partNo, vendor, price * unlike(n), [packed, least, days + far, cycle]);
}

const written = new Set(WRITTEN.map(({ part }) => part));
/** Every part that is bought has a supplier, the first of a part the one most of it comes from. */
export const terms: readonly Terms[] = [
  ...WRITTEN,
  ...parts.filter(({ partNo, partType }) => partType === 'bought' && !written.has(partNo)).map(({ partNo }) => ofFamily(partNo)),
];
const first = new Map(terms.toReversed().map((one) => [one.part, one]));
export const termsOf = (partNo: string): Terms | undefined => first.get(partNo);
/** What a supplier is paid for a part. */
export function priceFrom(vendor: string, partNo: string): string {
  const found = terms.find((one) => one.vendor === vendor && one.part === partNo);
  if (!found) throw new Error(`${vendor} does not deliver ${partNo}`);
  return found.unitPrice;
}
