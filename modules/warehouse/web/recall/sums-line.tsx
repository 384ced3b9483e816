import { compareDecimal, type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { Tag } from 'antd';
import type { RecalledGoods } from '../../defs/recall/recall.ts';
import type { RecallSums } from '../../defs/recall/recall-sums.ts';
import { Documents } from './documents.tsx';
import style from './recall.module.css';

/** What a sum is called; some are told even when there is nothing: their absence is an answer. */
interface Term {
  readonly name: keyof RecallSums;
  readonly label: Text;
  readonly always?: true;
}
const CAME: readonly Term[] = [
  { name: 'received', label: ['收货', 'Received'], always: true },
  { name: 'made', label: ['生产入库', 'Made'] },
  { name: 'found', label: ['盘盈、期初', 'Found, opening'] },
];
const WENT: readonly Term[] = [
  { name: 'here', label: ['在库', 'In stock'], always: true },
  { name: 'transit', label: ['在途', 'In transit'], always: true },
  { name: 'unpacked', label: ['已拆包', 'Unpacked'] },
  { name: 'shipped', label: ['已发运', 'Shipped'], always: true },
  { name: 'used', label: ['投入生产', 'Used in production'] },
  { name: 'returned', label: ['退供应商', 'Returned'] },
  { name: 'scrapped', label: ['报废', 'Scrapped'] },
  { name: 'lost', label: ['盘亏、调减', 'Adjusted away'] },
];
const ALL: Text = ['全部有下落', 'Everything is accounted for'];
const MISSING: Text = ['相差 {qty}，账实需核对', '{qty} not accounted for: the books must be checked'];
const VENDOR: Text = ['供应商', 'Supplier'];
const VENDOR_LOT: Text = ['供应商批号', 'Supplier batch'];
const PRODUCED: Text = ['生产', 'Produced'];
const EXPIRES: Text = ['有效期至', 'Expires'];
const HELD: Text = ['冻结中', 'On hold'];

/** One batch: what it is, and the line that proves nothing of it is missing. */
export function SumsLine({ goods }: { readonly goods: RecalledGoods }) {
  const say = useSay();
  const { sums, vendor, vendorLot, producedOn, expiresOn } = goods;
  const facts: readonly (readonly [Text, string | null])[] = [
    [VENDOR, vendor && say(vendor)],
    [VENDOR_LOT, vendorLot],
    [PRODUCED, producedOn],
    [EXPIRES, expiresOn],
  ];
  const isSome = (qty: Decimal): boolean => compareDecimal(qty, '0') !== 0;
  const told = (terms: readonly Term[]) =>
    terms
      .filter(({ name, always }) => always || isSome(sums[name]))
      .map(({ name, label }, index) => (
        <span key={name} className={style['term']}>
          {index > 0 && <span className={style['sign']}>+</span>}
          <span className={style['figure']}>
            <small>{say(label)}</small>
            <strong data-nothing={!isSome(sums[name])}>{formatDecimal(sums[name])}</strong>
          </span>
        </span>
      ));
  const complete = !isSome(sums.missing);
  return (
    <section className={style['goods']} aria-label={[goods.partNo, goods.batch].filter(Boolean).join(' ')}>
      <header>
        <strong>{goods.partNo}</strong> {say(goods.name)} <b>{[goods.batch, goods.container].filter(Boolean).join(' · ')}</b>
        {goods.holds.length > 0 && (
          <span className={style['held']}>
            <Tag color="error">{say(HELD)}</Tag>
            <Documents documents={goods.holds} />
          </span>
        )}
        <small>{facts.flatMap(([label, fact]) => (fact ? [`${say(label)} ${fact}`] : [])).join(' · ')}</small>
      </header>
      <div className={style['equation']}>
        {told(CAME)}
        <span className={style['sign']}>=</span>
        {told(WENT)}
        <span className={style['unit']}>{goods.unit}</span>
        <span className={style['verdict']} data-complete={complete} role="status">
          {say(complete ? ALL : fill(MISSING, { qty: formatDecimal(sums.missing) }))}
        </span>
      </div>
    </section>
  );
}
