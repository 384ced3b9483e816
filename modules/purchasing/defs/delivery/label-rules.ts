import { blank, compareDecimal, type Decimal, type Rule, sumDecimal } from '@takt/model';
import type { Line } from './delivery-note-guards.ts';

type Qty = Decimal | null;
interface Labelled {
  readonly lines: readonly Line[];
  readonly labels: readonly {
    readonly caseNo: string;
    readonly line: string;
    readonly serialNo: string | null;
    readonly qty: Qty;
  }[];
}
const compare = (a: Qty, b: Qty): number => compareDecimal(a ?? '0', b ?? '0');

/** Labels saved with the note come past the dialog of bindLabel, so the row is judged as well. */
export const labelRules: readonly Rule<Labelled>[] = [
  {
    id: 'B088',
    field: 'labels',
    must: (n) =>
      n.lines.every(
        ({ id, qty }) => compare(sumDecimal(n.labels.map((label) => (label.line === id ? label.qty : null))), qty) <= 0,
      ),
    else: ['绑定数量不能大于最大值', 'The binding quantity cannot exceed the maximum'],
  },
  {
    id: 'caseOnce',
    field: 'labels',
    // Numbered pieces of one case have a row each.
    must: (n) => {
      const serialised = new Set(n.lines.filter((line) => line.serialised === '1').map(({ id }) => id));
      const cases = n.labels.filter(({ line }) => !serialised.has(line)).map(({ caseNo }) => caseNo);
      return new Set(cases).size === cases.length;
    },
    else: ['同一箱号不能绑定两次', 'The same case cannot be bound twice'],
  },
  {
    id: 'B090',
    field: 'labels',
    must: (n) =>
      n.lines.every(
        ({ id, serialised }) => serialised !== '1' || !n.labels.some((label) => label.line === id && blank(label.serialNo)),
      ),
    else: ['序列号不能为空', 'The serial number is required'],
  },
];
