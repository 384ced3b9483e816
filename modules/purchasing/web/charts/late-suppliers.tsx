import { compareDecimal, type Decimal, formatDecimal, type Text } from '@takt/model';
import { type BarCell, type BarRow, BarTable, filterParam, leafOf, useMenu, usePages, useSay } from '@takt/web';
import type { LateSuppliers } from '../../defs/delivery/delivery-charts.ts';
import { NOTE, PUBLISHED_ON } from '../note-status.ts';

const LABEL: Text = ['迟交供应商', 'Late suppliers'];
const HEAD = [
  ['供应商', 'Supplier'],
  ['迟交行', 'Late'],
  ['准时率', 'On time'],
  ['较上月', 'Change'],
] as const satisfies readonly [Text, ...Text[]];

/** Points more or fewer than last month. */
function changeCell(change: Decimal | null): BarCell {
  if (change === null) return { text: '–', tone: 'quiet' };
  const way = compareDecimal(change, '0');
  if (way === 0) return { text: '0', tone: 'quiet' };
  return way > 0
    ? { text: `▲ ${formatDecimal(change)}`, tone: 'good' }
    : { text: `▼ ${formatDecimal(change).slice(1)}`, tone: 'bad' };
}

/** Who was late most often this month; a supplier leads to their notes of it. */
export function LateSuppliersTable({ data: { from, to, suppliers } }: { readonly data: LateSuppliers }) {
  const say = useSay();
  const pages = usePages();
  const leaf = leafOf(useMenu() ?? [], NOTE);
  const rows = suppliers.map(({ vendor, name, late, lines, percent, change }): BarRow => {
    const params = filterParam({ vendor: [vendor], status: [...PUBLISHED_ON], plannedArrival: [from, to] });
    return {
      id: vendor,
      name: say(name),
      value: String(late),
      tone: 'bad',
      cells: [{ text: `${late} / ${lines}` }, { text: `${formatDecimal(percent)}%` }, changeCell(change)],
      onOpen: leaf ? () => pages.open({ url: leaf.url, params, title: leaf.label }) : undefined,
    };
  });
  return <BarTable label={LABEL} head={HEAD} rows={rows} />;
}
