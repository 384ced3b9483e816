import { fill, type Text } from '@takt/model';
import { pageOf, useMenu, usePages, useSay } from '@takt/web';
import { NEXT_STEPS, type NextDeliveries, type NextDelivery, type NextStep } from '../../defs/delivery/supplier-home.ts';
import style from './home.module.css';

const LABEL: Text = ['接下来的送货', 'Next deliveries'];
const ABOUT: Text = ['{parts} 种物料 · {warehouse}', '{parts} part(s) · {warehouse}'];
const LATE: Text = ['应到未到', 'Overdue'];
const MORE: Text = ['另有 {n} 项', '{n} more'];

/** Grey while nothing is written, amber while something is missing, green when only the road is ahead. */
const TONES: Readonly<Record<NextStep, 'quiet' | 'warn' | 'main' | 'good'>> = {
  note: 'quiet',
  publish: 'warn',
  approval: 'warn',
  details: 'warn',
  labels: 'warn',
  ship: 'main',
  onTheWay: 'good',
};

/** What this supplier brings next, and what each delivery still lacks; a row opens its document. */
export function NextDeliveryList({ data: { deliveries, count } }: { readonly data: NextDeliveries }) {
  const say = useSay();
  return (
    <ol className={style['next']} aria-label={say(LABEL)}>
      {deliveries.map((delivery) => (
        <Delivery key={`${delivery.id} ${delivery.at}`} delivery={delivery} />
      ))}
      {count > deliveries.length && <li className={style['rest']}>{say(fill(MORE, { n: count - deliveries.length }))}</li>}
    </ol>
  );
}

function Delivery({ delivery }: { readonly delivery: NextDelivery }) {
  const { number, at, step, parts, warehouse, late } = delivery;
  const say = useSay();
  const pages = usePages();
  const page = pageOf(useMenu() ?? [], delivery);
  return (
    <li className={style[late ? 'bad' : TONES[step]]}>
      <time dateTime={at.replace(' ', 'T')} className={style['when']}>
        <b>{at.slice(11, 16)}</b>
        {at.slice(5, 10)}
      </time>
      <span className={style['dot']} />
      <span className={style['what']}>
        {page ? (
          <button type="button" className={style['open']} onClick={() => pages.open(page)}>
            {number}
          </button>
        ) : (
          number
        )}
        <em>{say(late ? LATE : NEXT_STEPS[step])}</em>
        <small>{say(fill(ABOUT, { parts, warehouse }))}</small>
      </span>
    </li>
  );
}
