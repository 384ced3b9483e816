import { addDecimal, compareDecimal, type Decimal, fill, multiplyDecimal, sumDecimal, type Text, wholesIn } from '@takt/model';

/** What is known of the weight and size of a part; null where nobody has said. */
export interface Measures {
  readonly unitWeight: Decimal | null;
  /** In cubic metres. */
  readonly unitVolume: Decimal | null;
  readonly packageQty: Decimal | null;
  readonly packageTare: Decimal | null;
  readonly packageVolume: Decimal | null;
  readonly packageHeight: Decimal | null;
}
/** How much a place holds; null for whatever comes. */
export interface Capacity {
  readonly maxWeight: Decimal | null;
  readonly maxVolume: Decimal | null;
  readonly maxHeight: Decimal | null;
  readonly maxPallets: Decimal | null;
}
/** What something adds to a place. */
export interface Load {
  readonly container: string | null;
  readonly weight: Decimal | null;
  readonly volume: Decimal | null;
}
export interface Carried extends Measures {
  readonly qty: Decimal;
  readonly container: string | null;
}

/** Packages that are begun count as whole ones. */
function packagesOf(qty: Decimal, packageQty: Decimal): Decimal {
  const whole = wholesIn(qty, packageQty);
  return compareDecimal(multiplyDecimal(whole, packageQty), qty) < 0 ? addDecimal(whole, '1') : whole;
}

/** Gross weight where the package is known, and the size of packages before that of what is in them. */
export function loadOf({ qty, container, ...of }: Carried): Load {
  const packages = of.packageQty === null ? null : packagesOf(qty, of.packageQty);
  const tare = packages === null || of.packageTare === null ? '0' : multiplyDecimal(packages, of.packageTare);
  const packed = packages === null || of.packageVolume === null ? null : multiplyDecimal(packages, of.packageVolume);
  return {
    container,
    weight: of.unitWeight === null ? null : addDecimal(multiplyDecimal(qty, of.unitWeight), tare),
    volume: packed ?? (of.unitVolume === null ? null : multiplyDecimal(qty, of.unitVolume)),
  };
}

/** One thing that ends at a place: `{n}` places are told together, or one by its figures. */
interface Limit {
  readonly counted: Text;
  readonly sentence: Text;
  readonly most: (place: Capacity) => Decimal | null;
  /** What it would come to; null where nothing is known of what comes. */
  readonly would: (here: readonly Load[], goods: Carried) => Decimal | null;
}

const summed =
  (measure: 'weight' | 'volume') =>
  (here: readonly Load[], goods: Carried): Decimal | null => {
    const more = loadOf(goods)[measure];
    return more === null ? null : addDecimal(sumDecimal(here.map((one) => one[measure])), more);
  };

export const LIMITS: readonly Limit[] = [
  {
    counted: ['{n}个超过最大承重', '{n} would be too heavy'],
    sentence: ['最大承重{most} kg，将达到{would} kg', 'it bears {most} kg and would have {would} kg'],
    most: ({ maxWeight }) => maxWeight,
    would: summed('weight'),
  },
  {
    counted: ['{n}个超过最大容积', '{n} would be too full'],
    sentence: ['最大容积{most} m³，将达到{would} m³', 'it holds {most} m³ and would have {would} m³'],
    most: ({ maxVolume }) => maxVolume,
    would: summed('volume'),
  },
  {
    counted: ['{n}个没有托盘位', '{n} have no room for a pallet'],
    sentence: ['只有{most}个托盘位，将放{would}托', 'it has room for {most} pallets and would have {would}'],
    most: ({ maxPallets }) => maxPallets,
    // What stands in one container takes one place, however many batches are in it.
    would: (here, { container }) =>
      container === null ? null : String(new Set([container, ...here.flatMap((one) => one.container ?? [])]).size),
  },
  {
    counted: ['{n}个高度不够', '{n} are too low'],
    sentence: ['最大高度{most} mm，包装高{would} mm', 'it is {most} mm high, the package {would} mm'],
    most: ({ maxHeight }) => maxHeight,
    would: (_here, { packageHeight }) => packageHeight,
  },
];

/** How a limit would be exceeded, in figures; null where it would not. */
export function exceeded(limit: Limit, place: Capacity, here: readonly Load[], goods: Carried): Text | null {
  const [most, would] = [limit.most(place), limit.would(here, goods)];
  return most !== null && would !== null && compareDecimal(would, most) > 0 ? fill(limit.sentence, { most, would }) : null;
}

/** The least that is put away by itself: a package, else one; all of it where less is left or a container holds it. */
export const leastOf = ({ qty, container, packageQty }: Carried): Decimal => {
  const piece = packageQty ?? '1';
  return container !== null || compareDecimal(qty, piece) < 0 ? qty : piece;
};

/** How much of the goods a place still takes, in whole packages; all of it where it may. */
export function roomFor(place: Capacity, here: readonly Load[], goods: Carried): Decimal {
  const fits = (qty: Decimal): boolean => LIMITS.every((limit) => exceeded(limit, place, here, { ...goods, qty }) === null);
  if (fits(goods.qty)) return goods.qty;
  const piece = leastOf(goods);
  let [low, high] = [0n, BigInt(wholesIn(goods.qty, piece))];
  while (low < high) {
    const middle = (low + high + 1n) / 2n;
    if (fits(multiplyDecimal(String(middle), piece))) low = middle;
    else high = middle - 1n;
  }
  return multiplyDecimal(String(low), piece);
}
