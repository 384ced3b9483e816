import { blank, type Text } from '@takt/model';
import { type ListTools, useSay } from '@takt/web';
import { Descriptions } from 'antd';

export type StockRow = ListTools['chosen'][number];
/** What a row of the stock list says of itself in a dialog about it. */
export const factOf = (row: StockRow, name: string): string => (blank(row[name]) ? '–' : String(row[name]));

const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];

/** What lies before whoever does something with it. */
export function StockFacts({ row, more }: { readonly row: StockRow; readonly more: readonly (readonly [Text, string])[] }) {
  const say = useSay();
  const facts = [[PART, factOf(row, 'partLabel')] as const, [BATCH, factOf(row, 'batch')] as const, ...more];
  return (
    <Descriptions
      size="small"
      column={1}
      items={facts.map(([label, children]) => ({ key: label[1], label: say(label), children }))}
    />
  );
}
