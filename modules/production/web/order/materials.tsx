import { fill, formatDecimal, type Text } from '@takt/model';
import { DocumentLink, useSay } from '@takt/web';
import type { MaterialState } from '../../defs/order/order-calls.ts';
import { type Supply, supplyOf } from './order-sums.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { RowsLink } from './rows-link.tsx';
import style from './progress.module.css';

const TITLE: Text = ['物料齐套', 'Materials'];
const NONE: Text = ['没有BOM，所以没有用料', 'There is no BOM, so there are no materials'];
const COLUMNS = {
  part: ['物料', 'Part'],
  required: ['需求', 'Required'],
  used: ['已消耗', 'Used'],
  needed: ['还需', 'Still needed'],
  available: ['可用', 'Available'],
  short: ['缺', 'Short'],
  supply: ['供应', 'Supply'],
} as const satisfies Readonly<Record<string, Text>>;
const FIGURES = ['required', 'used', 'needed', 'available', 'short'] as const;
const ENOUGH: Text = ['够', 'enough'];
const SHORT: Text = ['缺料', 'short'];
const FAILED: Text = ['线边缺 {qty}，待补扣', '{qty} missing at the line side, still to be taken'];
const COUNTED: Text = [
  '{n} 种：够 {enough}，缺 {short}，反冲异常 {failed}',
  'Of {n} parts: {enough} enough, {short} short, {failed} with backflush errors',
];

interface MaterialTableProps {
  readonly order: string;
  readonly materials: readonly MaterialState[];
}

/** What the order is made of: whether there is enough of it, and what of it could not be taken from the line side. */
export function MaterialTable({ order, materials }: MaterialTableProps) {
  const say = useSay();
  const count = (supply: Supply): number => materials.filter((one) => supplyOf(one) === supply).length;
  const counted = { n: materials.length, enough: count('enough'), short: count('short'), failed: count('failed') };
  return (
    <section aria-label={say(TITLE)}>
      <h3 className={style['heading']}>{say(TITLE)}</h3>
      {materials.length === 0 ? (
        <p className={style['none']}>{say(NONE)}</p>
      ) : (
        <>
          <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(TITLE)}>
            <table className={style['table']} aria-label={say(TITLE)}>
              <thead>
                <tr>
                  <th scope="col">{say(COLUMNS.part)}</th>
                  {FIGURES.map((name) => (
                    <th key={name} scope="col" className={style['figure']}>
                      {say(COLUMNS[name])}
                    </th>
                  ))}
                  <th scope="col">{say(COLUMNS.supply)}</th>
                </tr>
              </thead>
              <tbody>
                {materials.map((material) => (
                  <Material key={material.part} order={order} material={material} />
                ))}
              </tbody>
            </table>
          </div>
          <p className={style['foot']}>{say(fill(COUNTED, counted))}</p>
        </>
      )}
    </section>
  );
}

function Material({ order, material }: { readonly order: string; readonly material: MaterialState }) {
  const say = useSay();
  const { part, partNo, name, required, used, needed, available, short } = material;
  return (
    <tr>
      <th scope="row" className={style['part']} title={say(name)}>
        <DocumentLink entity="base.part" id={part} number={partNo} /> {say(name)}
      </th>
      <QuantityCell qty={required} />
      <QuantityCell qty={used} />
      <QuantityCell qty={needed} />
      <QuantityCell qty={available} />
      <QuantityCell qty={short} tone="missing" dash />
      <td>
        <SupplyWords order={order} material={material} />
      </td>
    </tr>
  );
}

/** The last word on a material; what failed leads to the rows that are to be run again. */
function SupplyWords({ order, material }: { readonly order: string; readonly material: MaterialState }) {
  const say = useSay();
  const supply = supplyOf(material);
  if (supply === 'enough') return <span className={style['enough']}>✓ {say(ENOUGH)}</span>;
  if (supply === 'short') return <span className={style['short']}>{say(SHORT)}</span>;
  return (
    <span className={style['failed']}>
      <RowsLink entity="production.backflush" params={{ productionOrder: [order], part: [material.part], state: ['failed'] }}>
        {say(fill(FAILED, { qty: formatDecimal(material.failed) }))}
      </RowsLink>
    </span>
  );
}
