import { checkDigit } from '@takt/model';

/** What one unit of a family weighs, in kilograms; the first that the part number begins with. */
const WEIGHTS: readonly (readonly [string, string])[] = [
  ['BRK-10', '6.2'],
  ['BRK-11', '3.2'],
  ['BRK-12', '2.1'],
  ['BRK-13', '1.8'],
  ['BRK-14', '0.9'],
  ['BRK-15', '0.16'],
  ['CST-3001', '7.2'],
  ['CST-3002', '2.4'],
  ['CST-31', '7.2'],
  ['CST-32', '2.4'],
  ['CST-33', '1.2'],
  ['PAD', '0.95'],
  ['CHS-20', '2.4'],
  ['CHS-22', '1.9'],
  ['CHS-23', '0.95'],
  ['CHS-24', '1.1'],
  ['SEL', '0.006'],
  // 125 bolts are 3 kg, as the other unit of theirs says.
  ['BLT', '0.024'],
  ['PIN', '0.08'],
  ['SPG', '0.012'],
  ['PST', '0.22'],
  ['BSH', '0.06'],
  ['BJT', '0.35'],
  ['STL', '1'],
  ['PKG', '0.15'],
  ['AUX', '1'],
];
export const weightOf = (partNo: string): string => {
  const found = WEIGHTS.find(([begins]) => partNo.startsWith(begins));
  if (!found) throw new Error(`nobody has weighed ${partNo}`);
  return found[1];
};

/** What is sold, as a customer's scanner knows it: our company number, then the number of the part. */
export const isSold = (partNo: string): boolean => /^(BRK-1[01]|CHS-20)/.test(partNo);
export const gtinOf = (partNo: string): string | null => {
  if (!isSold(partNo)) return null;
  const body = `69012345${partNo.replaceAll(/\D/g, '')}`;
  return `${body}${checkDigit(body)}`;
};
