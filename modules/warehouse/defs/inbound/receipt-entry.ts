import { blank, compareDecimal, date, type Decimal, isDecimal, json, quantity, text, valueProblem } from '@takt/model';

/** What goods that come say of themselves, or their papers of them. */
export interface Details {
  readonly vendorLot: string | null;
  readonly producedOn: string | null;
  readonly expiresOn: string | null;
}
/** What came of one line. */
export interface EnteredLine extends Details {
  readonly lineId: string;
  readonly qty: Decimal;
}
type Input = Readonly<Record<string, unknown>>;

/** What is entered of goods, wherever it is. */
export const enteredFields = {
  qty: quantity('收货数量', 'Quantity received', { above: 0, scale: 6 }),
  vendorLot: text('供应商批号', 'Supplier batch', { length: 40 }),
  producedOn: date('生产日期', 'Produced on'),
  expiresOn: date('有效期至', 'Expires on', {
    help: ['不填则按生产日期加保质期推算', 'Production date plus shelf life when empty'],
  }),
};
/** Several lines in one go, each with its quantity. */
export const linesField = json<readonly EnteredLine[]>('逐行收货', 'Line by line');

const word = (value: unknown): string | null => (typeof value === 'string' && !blank(value) ? value : null);
export const detailsIn = (input: Input): Details => ({
  vendorLot: word(input['vendorLot']),
  producedOn: word(input['producedOn']),
  expiresOn: word(input['expiresOn']),
});

function entryIn(one: unknown): EnteredLine | null {
  if (typeof one !== 'object' || one === null) return null;
  const said: Input = { ...one };
  const { lineId, qty } = said;
  if (typeof lineId !== 'string' || !isDecimal(qty) || compareDecimal(qty, '0') < 0) return null;
  if (Object.entries(enteredFields).some(([name, field]) => name !== 'qty' && valueProblem(field, said[name] ?? null)))
    return null;
  return { lineId, qty, ...detailsIn(said) };
}
/** What is entered line by line; null where something is no entry, or a line has two. */
export function enteredLines(input: Input): readonly EnteredLine[] | null {
  const sent: unknown = input['lines'] ?? [];
  if (!Array.isArray(sent)) return null;
  const read = sent.map(entryIn).filter((one) => one !== null);
  return read.length === sent.length && new Set(read.map(({ lineId }) => lineId)).size === read.length ? read : null;
}
