import { fill, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import { memo } from 'react';
import { LOCATION_KINDS } from '../../defs/places/location-kinds.ts';
import { type Aisle, type Cell, type Floor, stateOf } from './layout.ts';
import { STATE_WORDS } from './words.ts';
import style from './location-map.module.css';

const AISLE: Text = ['巷道 {aisle}', 'Aisle {aisle}'];
const NO_AISLE: Text = ['无巷道', 'No aisle'];
const FLOOR: Text = ['非货架库位 · {kind}', 'Not in racks · {kind}'];
const PLACES: Text = ['{n} 个库位', 'Locations: {n}'];
const FOUND: Text = ['找到', 'found'];

interface Focused {
  /** The location the keyboard stands on, where it is one of this block. */
  readonly focused: string | null;
}

/** One aisle: racks across, levels up. Only the block in which something changed is drawn anew. */
export const AisleBlock = memo(function AisleBlock({ aisle, focused }: Focused & { readonly aisle: Aisle }) {
  const say = useSay();
  const name = aisle.aisle === null ? NO_AISLE : fill(AISLE, { aisle: aisle.aisle });
  const below = aisle.levels.length + 1;
  return (
    <section className={style['block']}>
      <Title name={[aisle.area, say(name)].filter(Boolean).join(' · ')} n={aisle.cells.length} />
      <div className={style['racks']}>
        {aisle.levels.map((level, index) => (
          <span key={level} className={style['level']} style={{ gridColumn: 1, gridRow: index + 1 }}>
            {level}
          </span>
        ))}
        {aisle.cells.map((cell) => (
          <CellButton key={cell.location.id} say={say} cell={cell} focused={focused} placed />
        ))}
        {aisle.racks.map((rack) => (
          <span
            key={rack.name}
            className={style['rack']}
            style={{ gridColumn: `${rack.column + 1} / span ${rack.span}`, gridRow: below }}
          >
            {rack.name}
          </span>
        ))}
      </div>
    </section>
  );
});

/** Locations that stand in no rack, one after another, with their codes. */
export const FloorBlock = memo(function FloorBlock({ floor, focused }: Focused & { readonly floor: Floor }) {
  const say = useSay();
  return (
    <section className={style['block']}>
      <Title name={say(fill(FLOOR, { kind: say(LOCATION_KINDS[floor.kind]) }))} n={floor.cells.length} />
      <div className={style['floor']}>
        {floor.cells.map((cell) => (
          <CellButton key={cell.location.id} say={say} cell={cell} focused={focused} />
        ))}
      </div>
    </section>
  );
});

function Title({ name, n }: { readonly name: string; readonly n: number }) {
  const say = useSay();
  return (
    <h2 className={style['name']}>
      {name}
      <span className={style['count']}>{say(fill(PLACES, { n }))}</span>
    </h2>
  );
}

interface CellProps extends Focused {
  /** From the block: thousands of cells do not each listen for another language. */
  readonly say: (text: Text) => string;
  readonly cell: Cell;
  readonly placed?: boolean;
}
function CellButton({ say, cell: { location, column, row }, focused, placed = false }: CellProps) {
  const state = stateOf(location);
  const { label, letter } = STATE_WORDS[state];
  // What is read aloud begins with what is seen, letter included.
  const told = [
    location.code,
    say(letter),
    say(label),
    location.load === null ? '' : `${location.load}%`,
    location.found ? say(FOUND) : '',
  ];
  return (
    <button
      type="button"
      className={style['cell']}
      data-location={location.id}
      data-state={state}
      data-found={location.found}
      tabIndex={focused === location.id ? 0 : -1}
      aria-label={told.filter(Boolean).join(' ')}
      {...(placed && { style: { gridColumn: column + 1, gridRow: row } })}
    >
      {placed ? say(letter) : [location.code, say(letter)].filter(Boolean).join(' ')}
    </button>
  );
}
