import { fill, sharedWords, type Text } from '@takt/model';
import { loadLocal, Page, PageHead, Refusal, saveLocal, useSay } from '@takt/web';
import { Button, Empty, Input, Select, Spin } from 'antd';
import { useState } from 'react';
import type { MappedLocation } from '../../defs/places/location-map.ts';
import { useMap, useWarehouses } from './calls.ts';
import { CELL_STATES, countStates } from './layout.ts';
import { MapBoard } from './map-board.tsx';
import { STATE_WORDS } from './words.ts';
import style from './location-map.module.css';

const TITLE: Text = ['库位图', 'Location map'];
const WAREHOUSE: Text = ['仓库', 'Warehouse'];
const FIND: Text = ['查找物料、批次或容器', 'Find a part, batch or container'];
const FOUND: Text = ['在 {n} 个库位', 'Found in locations: {n}'];
const NOT_FOUND: Text = ['这个仓库里没有', 'Not in this warehouse'];
const NO_WAREHOUSE: Text = ['没有可以查看的仓库', 'There is no warehouse to look at'];
const NO_LOCATIONS: Text = ['这个仓库还没有库位', 'This warehouse has no locations yet'];
const LEGEND: Text = ['图例', 'Legend'];
const KEPT = 'takt.locationMap.warehouse';

/** A warehouse as it stands: every location at its place, coloured by what lies there. */
export function MapPage() {
  const say = useSay();
  const warehouses = useWarehouses();
  const [chosen, setChosen] = useState(() => loadLocal(KEPT));
  const [find, setFind] = useState('');
  const offered = warehouses.data ?? [];
  // What the browser remembers may belong to another company, or be out of reach by now.
  const warehouse = (offered.find(({ value }) => value === chosen) ?? offered[0])?.value ?? null;
  const map = useMap(warehouse, find);
  const locations = map.data?.locations ?? [];
  const hits = locations.filter(({ found }) => found).length;
  return (
    <Page>
      <PageHead
        title={TITLE}
        tools={
          <Button onClick={() => void map.refetch()} loading={map.isFetching}>
            {say(sharedWords.refresh)}
          </Button>
        }
      >
        <Select
          className={style['warehouse'] ?? ''}
          aria-label={say(WAREHOUSE)}
          value={warehouse}
          loading={warehouses.isPending}
          showSearch={{ optionFilterProp: 'label' }}
          options={[...offered]}
          onChange={(next: string) => {
            saveLocal(KEPT, next);
            setChosen(next);
          }}
        />
        <Input.Search
          className={style['find'] ?? ''}
          aria-label={say(FIND)}
          placeholder={say(FIND)}
          maxLength={40}
          allowClear
          loading={find !== '' && map.isFetching}
          onSearch={(typed) => setFind(typed.trim())}
        />
        <span role="status" className={style['hint']}>
          {find !== '' && map.data && !map.isPlaceholderData && say(hits > 0 ? fill(FOUND, { n: hits }) : NOT_FOUND)}
        </span>
      </PageHead>
      <Refusal error={warehouses.error ?? map.error} />
      {(warehouses.isPending || map.isLoading) && <Spin className={style['waiting'] ?? ''} />}
      {warehouses.isSuccess && warehouse === null && <Empty description={say(NO_WAREHOUSE)} />}
      {map.data && locations.length === 0 && <Empty description={say(NO_LOCATIONS)} />}
      {map.data && locations.length > 0 && (
        <>
          <Legend locations={locations} />
          <MapBoard key={warehouse} map={map.data} />
        </>
      )}
    </Page>
  );
}

/** What colours and letters mean, and how many locations have each. */
function Legend({ locations }: { readonly locations: readonly MappedLocation[] }) {
  const say = useSay();
  const counts = countStates(locations);
  return (
    <ul className={style['legend']} aria-label={say(LEGEND)}>
      {CELL_STATES.map((state) => (
        <li key={state}>
          <span className={style['swatch']} data-state={state} aria-hidden>
            {say(STATE_WORDS[state].letter)}
          </span>
          {say(STATE_WORDS[state].label)} <strong>{counts.get(state) ?? 0}</strong>
        </li>
      ))}
    </ul>
  );
}
