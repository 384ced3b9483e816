import { compareDecimal, type Decimal, fill, formatDecimal, sumDecimal, type Text } from '@takt/model';
import { type BarCell, type BarRow, BarTable, filterParam, KeyFigures, leafOf, useMenu, usePages, useSay } from '@takt/web';
import type { StockClass, StockValue } from '../../defs/stock/stock-charts.ts';
import { STOCK } from './entities.ts';
import style from './charts.module.css';

const LABEL: Text = ['按 ABC 分类的库存金额', 'Stock value by ABC class'];
const NAMES: Readonly<Record<'A' | 'B' | 'C', Text>> = {
  A: ['A 类', 'Class A'],
  B: ['B 类', 'Class B'],
  C: ['C 类', 'Class C'],
};
const NO_CLASS: Text = ['未分类', 'No class'];
const HEAD = [
  ['ABC分类', 'ABC class'],
  ['金额', 'Value'],
  ['较上月末', 'Since last month'],
] as const satisfies readonly [Text, ...Text[]];
const TOTAL: Text = ['合计 {currency}', 'Total {currency}'];
const CHANGE: Text = ['较 {day} {change}', '{change} since {day}'];
const WITHOUT: Text = ['另有 {n} 种物料无采购价', '{n} parts have no purchase price'];

const CENTS = 2;
const money = (value: Decimal): string => formatDecimal(value, CENTS);
const signed = (value: Decimal): string => (compareDecimal(value, '0') > 0 ? `+${money(value)}` : money(value));

const nameOf = ({ abc }: StockClass): Text => (abc === null ? NO_CLASS : NAMES[abc]);

/** What each class is worth. Stock of no class shows only where there is some. */
const shownClasses = ({ classes }: StockValue): readonly StockClass[] =>
  classes.filter(({ abc, parts }) => abc !== null || parts.length > 0);

/** More is amber, because it binds money; less is as it should be. Nothing is said where nothing was booked before. */
function changeCell(change: Decimal | null): BarCell {
  if (change === null) return { text: '–', tone: 'quiet' };
  const way = compareDecimal(change, '0');
  return { text: signed(change), tone: way > 0 ? 'warn' : way < 0 ? 'good' : 'quiet' };
}

/** What lies in the warehouses, in money, against the end of last month; a class leads to the stock of its parts. */
export function StockValueChart({ data }: { readonly data: StockValue }) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], STOCK);
  const classes = shownClasses(data);
  const { currency, unpriced, against } = data;
  const changes = classes.map(({ change }) => change).filter((change) => change !== null);
  const total = sumDecimal(classes.map(({ value }) => value));
  const change = sumDecimal(changes);
  const told = fill(CHANGE, { day: against.slice(5), change: signed(change) });
  const rows = classes.map((one): BarRow => {
    const { value, parts } = one;
    const params = filterParam({ part: [...parts] });
    return {
      id: one.abc ?? 'none',
      name: say(nameOf(one)),
      value,
      tone: 'main',
      cells: [{ text: money(value) }, changeCell(one.change)],
      onOpen: leaf && parts.length > 0 ? () => pages.open({ url: leaf.url, params, title: leaf.label }) : undefined,
    };
  });
  return (
    <div className={style['withFigures']}>
      <KeyFigures
        figures={[
          {
            id: 'total',
            label: fill(TOTAL, { currency }),
            value: money(total),
            ...(changes.length > 0 && { note: { text: told, tone: changeCell(change).tone ?? 'quiet' } }),
            onOpen: leaf ? () => pages.open({ url: leaf.url, title: leaf.label }) : undefined,
          },
        ]}
      />
      <BarTable label={LABEL} head={HEAD} rows={rows} />
      {unpriced > 0 && <p className={style['note']}>{say(fill(WITHOUT, { n: unpriced }))}</p>}
    </div>
  );
}
