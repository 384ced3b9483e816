import { PhoneOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import type { BuyerContact } from '../../defs/delivery/supplier-home.ts';
import style from './home.module.css';

const LABEL: Text = ['采购方联系人', 'Contacts at the customer'];
const DUTIES: Readonly<Record<BuyerContact['duty'], Text>> = {
  buyer: ['采购 · {n} 张未完订单', 'Buyer · {n} open order(s)'],
  receiving: ['收货 · {n} 张未完订单', 'Receiving · {n} open order(s)'],
};
const NO_PHONE: Text = ['未登记电话', 'No phone on file'];

/** Whom to call; a press on the number calls where the device can. */
export function ContactList({ data }: { readonly data: readonly BuyerContact[] }) {
  const say = useSay();
  return (
    <ul className={style['contacts']} aria-label={say(LABEL)}>
      {data.map(({ name, telephone, duty, orders }) => (
        <li key={`${name} ${duty} ${telephone}`}>
          <span className={style['face']} aria-hidden="true">
            {[...name][0]}
          </span>
          <span className={style['person']}>
            <b>{name}</b>
            <small>{say(fill(DUTIES[duty], { n: orders }))}</small>
          </span>
          {telephone === null ? (
            <small>{say(NO_PHONE)}</small>
          ) : (
            <a href={`tel:${telephone}`}>
              <PhoneOutlined /> {telephone}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
