import { fill, formatDecimal, sumDecimal, type Text } from '@takt/model';
import { Chart, type ChartChoice, type ChartSpec, filterParam, leafOf, useMenu, usePages } from '@takt/web';
import type { StockClass, StockValue } from '../../defs/stock/stock-charts.ts';
import { STOCK } from './entities.ts';

const LABEL: Text = ['按 ABC 分类的库存金额', 'Stock value by ABC class'];
const VALUE: Text = ['按采购价（不含税）', 'At purchase price, net'];
const CLASS: Text = ['ABC分类', 'ABC class'];
const NAMES: Readonly<Record<'A' | 'B' | 'C', Text>> = {
  A: ['A 类', 'Class A'],
  B: ['B 类', 'Class B'],
  C: ['C 类', 'Class C'],
};
const NO_CLASS: Text = ['未分类', 'No class'];
const TOTAL: Text = ['合计 {currency} {value}', 'Total {currency} {value}'];
const WITHOUT: Text = [
  '合计 {currency} {value}，另有 {n} 种物料无采购价',
  'Total {currency} {value}; {n} parts have no purchase price',
];

const CENTS = 2;

const nameOf = ({ abc }: StockClass): Text => (abc === null ? NO_CLASS : NAMES[abc]);

/** What each class is worth. Stock of no class shows only where there is some. */
export const shownClasses = ({ classes }: StockValue): readonly StockClass[] =>
  classes.filter(({ abc, parts }) => abc !== null || parts.length > 0);

export const stockValueSpec = (value: StockValue): ChartSpec => {
  const classes = shownClasses(value);
  return {
    label: LABEL,
    axis: CLASS,
    unit: value.currency,
    valuesShown: true,
    points: classes.map((one) => ({ label: nameOf(one), name: nameOf(one) })),
    series: [{ id: 'value', label: VALUE, kind: 'bar', tone: 'main', values: classes.map((one) => one.value) }],
  };
};

/** What lies in the warehouses, in money; a class leads to the stock of its parts. */
export function StockValueChart({ data }: { readonly data: StockValue }) {
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], STOCK);
  const classes = shownClasses(data);
  const open = ({ point }: ChartChoice): void => {
    const parts = classes[point]?.parts ?? [];
    if (leaf && parts.length > 0) pages.open({ url: leaf.url, params: filterParam({ part: [...parts] }), title: leaf.label });
  };
  const { currency, unpriced } = data;
  const value = formatDecimal(sumDecimal(classes.map((one) => one.value)), CENTS);
  const note = fill(unpriced > 0 ? WITHOUT : TOTAL, { currency, value, n: unpriced });
  return <Chart spec={stockValueSpec(data)} note={note} onOpen={open} />;
}
