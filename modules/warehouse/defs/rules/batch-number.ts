import { fill, type Text } from '@takt/model';
import type { BatchRule, DayFormat } from './batch-rule.ts';

/** What is known of goods when they are received. */
interface Receipt {
  readonly vendor: string | null;
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly receivedOn: string | null;
}
/** What a rule says about telling batches apart and numbering them. */
export type Numbering = Pick<
  BatchRule,
  | 'byVendor'
  | 'byVendorLot'
  | 'byProducedOn'
  | 'byReceivedOn'
  | 'prefix'
  | 'dayOf'
  | 'dayFormat'
  | 'withVendorLot'
  | 'separator'
  | 'sequenceLength'
>;
interface Batch {
  /** Receipts of one part with the same key are one batch. */
  readonly key: string;
  /** The number, with `#` for each digit of a sequence that is counted when it is posted. */
  readonly number: string;
  readonly why: readonly Text[];
}

const NAMES: Readonly<Record<keyof Receipt, Text>> = {
  vendor: ['供应商', 'supplier'],
  vendorLot: ['供应商批号', 'supplier batch'],
  producedOn: ['生产日期', 'production date'],
  receivedOn: ['收货日期', 'receipt date'],
};
const SAME: Text = ['{what}相同才是同一批', 'One batch needs the same {what}'];
const ONE: Text = ['该物料只有一个批次', 'All receipts of a part are one batch'];
const LACKS: Text = ['缺少{what}', 'The {what} is missing'];
const COUNTED: Text = ['流水号在收货过账时取得', 'The sequence is counted when the receipt is posted'];
const NEEDS_LOT: readonly (keyof Receipt)[] = ['vendorLot'];
const AND: Text = ['、', ', '];

const SEPARATORS = { hyphen: '-', dot: '.', none: '' };
const dayIn = (format: DayFormat | null, day: string): string => {
  const [year = '', month = '', date = ''] = day.split('-');
  if (format === 'YYMM') return year.slice(2) + month;
  return (format === 'YYYYMMDD' ? year : year.slice(2)) + month + date;
};
const listed = (names: readonly (keyof Receipt)[]): Text => [
  names.map((name) => NAMES[name][0]).join(AND[0]),
  names.map((name) => NAMES[name][1]).join(AND[1]),
];

/** The batch a receipt becomes under a rule; `missing` names what the rule needs and the receipt lacks. */
export function batchOf(rule: Numbering, receipt: Receipt): Batch | { readonly missing: Text } {
  const asked: readonly (readonly [keyof Receipt, boolean])[] = [
    ['vendor', rule.byVendor === '1'],
    ['vendorLot', rule.byVendorLot === '1'],
    ['producedOn', rule.byProducedOn === '1'],
    ['receivedOn', rule.byReceivedOn === '1'],
  ];
  const telling = asked.flatMap(([name, counts]) => (counts ? [name] : []));
  const day: keyof Receipt | null = rule.dayOf === 'none' ? null : rule.dayOf === 'produced' ? 'producedOn' : 'receivedOn';
  const needed: readonly (keyof Receipt)[] = [
    ...telling,
    ...(day ? [day] : []),
    ...(rule.withVendorLot === '1' ? NEEDS_LOT : []),
  ];
  const lacking = [...new Set(needed)].filter((name) => !receipt[name]);
  if (lacking.length > 0) return { missing: fill(LACKS, { what: listed(lacking) }) };
  const pieces = [
    rule.prefix ?? '',
    day ? dayIn(rule.dayFormat, receipt[day] ?? '') : '',
    rule.withVendorLot === '1' ? (receipt.vendorLot ?? '') : '',
    '#'.repeat(rule.sequenceLength),
  ];
  return {
    key: telling.map((name) => receipt[name]).join('|'),
    number: pieces.filter((piece) => piece !== '').join(SEPARATORS[rule.separator]),
    why: [telling.length === 0 ? ONE : fill(SAME, { what: listed(telling) }), ...(rule.sequenceLength > 0 ? [COUNTED] : [])],
  };
}
