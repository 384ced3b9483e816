import type { Text } from '@takt/model';
import { filterParam, leafOf, useMenu, usePages, useSay } from '@takt/web';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import type { LocationMap } from '../../defs/places/location-map.ts';
import { Stock } from '../../defs/stock/stock.ts';
import { AisleBlock, FloorBlock } from './blocks.tsx';
import { type Cell, planOf, stepFrom } from './layout.ts';
import { StockPanel } from './stock-panel.tsx';
import style from './location-map.module.css';

const MAP: Text = ['库位图', 'Location map'];
/** So many of the locations found are named; the others are marked in the map. */
const NAMED = 8;

const locationUnder = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-location]')?.dataset['location'] ?? null) : null;
const holds = (cells: readonly Cell[], id: string | null): string | null =>
  cells.some(({ location }) => location.id === id) ? id : null;

/** All locations of a warehouse. The keyboard has one stop here and walks with the arrows. */
export function MapBoard({ map }: { readonly map: LocationMap }) {
  const say = useSay();
  const pages = usePages();
  const list = leafOf(useMenu() ?? [], Stock.id);
  const board = useRef<HTMLDivElement>(null);
  const plan = useMemo(() => planOf(map.locations), [map.locations]);
  const blocks = [...plan.aisles, ...plan.floors];
  const [stood, setStood] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const focused = stood ?? blocks[0]?.cells[0]?.location.id ?? null;

  const goTo = (id: string): void => board.current?.querySelector<HTMLElement>(`[data-location="${id}"]`)?.focus();
  const point = ({ target }: { readonly target: EventTarget }): void => {
    const id = locationUnder(target);
    if (id) setShown(id);
  };
  const stand = (event: FocusEvent): void => {
    point(event);
    setStood(locationUnder(event.target));
  };
  const open = ({ target }: MouseEvent): void => {
    const id = locationUnder(target);
    if (id && list) pages.open({ url: list.url, params: filterParam({ location: [id] }), title: list.label });
  };
  const key = (event: KeyboardEvent): void => {
    const id = locationUnder(event.target);
    const to = id && stepFrom(plan, id, event.key);
    if (!to) return;
    event.preventDefault();
    goTo(to);
  };
  const found = map.locations.filter((one) => one.found);
  return (
    <div className={style['halves']}>
      {/* The cells are buttons; their events are heard here once instead of on each of thousands. */}
      <div
        ref={board}
        className={style['board']}
        role="group"
        aria-label={say(MAP)}
        onClick={open}
        onPointerOver={point}
        onFocus={stand}
        onKeyDown={key}
      >
        {plan.aisles.map((aisle) => (
          <AisleBlock key={aisle.key} aisle={aisle} focused={holds(aisle.cells, focused)} />
        ))}
        {plan.floors.map((floor) => (
          <FloorBlock key={floor.key} floor={floor} focused={holds(floor.cells, focused)} />
        ))}
      </div>
      <div className={style['side']}>
        {found.length > 0 && (
          <div className={style['found']}>
            {found.slice(0, NAMED).map(({ id, code }) => (
              <button key={id} type="button" onClick={() => goTo(id)}>
                {code}
              </button>
            ))}
            {found.length > NAMED && '…'}
          </div>
        )}
        <StockPanel location={map.locations.find(({ id }) => id === shown) ?? null} lacks={map.lacks} />
      </div>
    </div>
  );
}
