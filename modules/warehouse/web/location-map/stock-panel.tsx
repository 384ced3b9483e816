import { fill, formatDecimal, type Text, words } from '@takt/model';
import { Refusal, useSay } from '@takt/web';
import { Skeleton } from 'antd';
import { LOCATION_KINDS } from '../../defs/places/location-kinds.ts';
import { LOCATION_LOCKS, type MappedLocation } from '../../defs/places/location-map.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { useStockAt } from './calls.ts';
import { stateOf } from './layout.ts';
import { STATE_WORDS } from './words.ts';
import style from './location-map.module.css';

const PANEL: Text = ['库位内容', 'What lies there'];
const HOW: Text = [
  '指向或用方向键移到一个库位，这里显示其中的库存；点击或回车打开库存查询',
  'Point at a location or walk to it with the arrow keys: its stock is shown here. Click or Enter opens the stock query',
];
const NOTHING: Text = ['没有库存', 'Nothing lies here'];
const LOAD: Text = ['承重已用 {load}%', '{load} % of its weight'];

interface PanelProps {
  readonly location: MappedLocation | null;
  readonly lacks: string | null;
}

/** What lies at the location somebody points at or stands on. */
export function StockPanel({ location, lacks }: PanelProps) {
  const say = useSay();
  return (
    <aside className={style['panel']} aria-label={say(PANEL)}>
      {location ? <LocationFacts location={location} lacks={lacks} /> : <p className={style['hint']}>{say(HOW)}</p>}
    </aside>
  );
}

function LocationFacts({ location, lacks }: { readonly location: MappedLocation; readonly lacks: string | null }) {
  const say = useSay();
  const state = stateOf(location);
  const facts = [
    say(LOCATION_KINDS[location.kind]),
    say(STATE_WORDS[state].label),
    ...location.locks.map((lock) => say(LOCATION_LOCKS[lock])),
    ...(location.load === null ? [] : [say(fill(LOAD, { load: location.load }))]),
  ];
  return (
    <>
      <h2 className={style['code']}>{location.code}</h2>
      <p className={style['hint']}>{facts.join(' · ')}</p>
      {lacks === null ? (
        <Balances key={location.id} location={location} />
      ) : (
        <p className={style['hint']}>
          {say(words.notAuthorised)} {say(fill(words.askAdmin, { permission: lacks }))}
        </p>
      )}
    </>
  );
}

function Balances({ location }: { readonly location: MappedLocation }) {
  const say = useSay();
  const { data, error } = useStockAt(location.id, location.parts);
  if (location.parts === 0) return <p className={style['hint']}>{say(NOTHING)}</p>;
  if (error) return <Refusal error={error} />;
  if (!data) return <Skeleton active title={false} />;
  return (
    <ul className={style['lying']}>
      {data.map(({ id, partLabel, batch, container, stockStatus, qty }) => (
        <li key={id}>
          <span>{partLabel}</span>
          <strong>{formatDecimal(qty)}</strong>
          <small>{[batch, container, say(STOCK_STATUSES[stockStatus])].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}
