import { elementFits, type Gs1Element, type Decimal, type Text } from '@takt/model';

/** What a label says, for people and for scanners. */
export interface LabelFacts {
  readonly number: string;
  readonly kind: 'case' | 'pallet';
  readonly partNo: string;
  readonly gtin: string | null;
  readonly name: Text;
  readonly qty: Decimal;
  readonly unit: string;
  readonly batch: string | null;
  readonly serialNo: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
  readonly vendor: string;
  readonly noteNo: string | null;
  readonly orderNo: string | null;
  readonly sscc: string;
}

const day = (on: string | null): string | null => on && on.slice(2).replaceAll('-', '');

/** A count where it is whole, a weight where it is one; another quantity stands on the label for people alone. */
function quantityElement(qty: Decimal, unit: string): readonly Gs1Element[] {
  if (/^\d{1,8}$/.test(qty)) return [{ ai: '37', value: qty }];
  const [whole = '', part = ''] = qty.split('.');
  const digits = `${whole}${part}`.replace(/^0+(?=\d{6})/, '');
  return unit.toLowerCase() === 'kg' && part.length <= 5 && digits.length <= 6
    ? [{ ai: `310${part.length}`, value: digits.padStart(6, '0') }]
    : [];
}

/** What the bars say about the content: which part, how much of it, made when, good until when, which batch and number. */
export function contentElements(facts: LabelFacts): readonly Gs1Element[] {
  const part: Gs1Element = facts.gtin ? { ai: '02', value: facts.gtin.padStart(14, '0') } : { ai: '240', value: facts.partNo };
  const rest: readonly (readonly [string, string | null])[] = [
    ['11', day(facts.producedOn)],
    ['17', day(facts.expiresOn)],
    ['10', facts.batch],
    ['21', facts.serialNo],
  ];
  return [
    part,
    ...quantityElement(facts.qty, facts.unit),
    ...rest.flatMap(([ai, value]) => (value === null || value === '' ? [] : [{ ai, value }])),
  ];
}
/** The number of the package, which stands in a symbol of its own. */
export const packageElement = ({ sscc }: LabelFacts): Gs1Element => ({ ai: '00', value: sscc });

const NAMES: Readonly<Record<string, Text>> = {
  '10': ['批次', 'batch'],
  '21': ['序列号', 'serial number'],
  '240': ['物料号', 'part number'],
};
/** What cannot stand in bars as it is: GS1 has room for twenty letters and digits; null where everything can. */
export function unfit(facts: LabelFacts): { readonly name: Text; readonly value: string } | null {
  const bad = contentElements(facts).find((one) => !elementFits(one));
  return bad ? { name: NAMES[bad.ai] ?? [bad.ai, bad.ai], value: bad.value } : null;
}
