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

/**
 * What the bars say about the content: which article, how many, made when, good until when, which batch. GS1 lets a package say so
 * by an article number and a whole count together, beside its own number; a part number, a batch or a serial number alone would be
 * no valid symbol. Everything else is told by the number of the package, which the announcement of the delivery knows.
 */
export function contentElements(facts: LabelFacts): readonly Gs1Element[] {
  if (!facts.gtin || !/^\d{1,8}$/.test(facts.qty)) return [];
  const rest: readonly (readonly [string, string | null])[] = [
    ['11', day(facts.producedOn)],
    ['17', day(facts.expiresOn)],
    ['10', facts.batch],
  ];
  return [
    { ai: '02', value: facts.gtin.padStart(14, '0') },
    { ai: '37', value: facts.qty },
    ...rest.flatMap(([ai, value]) => (value === null || value === '' ? [] : [{ ai, value }])),
  ];
}
/** The number of the package, which stands in a symbol of its own. */
export const packageElement = ({ sscc }: LabelFacts): Gs1Element => ({ ai: '00', value: sscc });

const NAMES: Readonly<Record<string, Text>> = { '10': ['批次', 'batch'] };
/** What cannot stand in bars as it is: GS1 has room for twenty letters and digits; null where everything can. */
export function unfit(facts: LabelFacts): { readonly name: Text; readonly value: string } | null {
  const bad = contentElements(facts).find((one) => !elementFits(one));
  return bad ? { name: NAMES[bad.ai] ?? [bad.ai, bad.ai], value: bad.value } : null;
}
