import type { Text } from '@takt/model';
import { useSay } from '@takt/web';
import { DAY_TYPES } from '../../defs/calendar/calendar.ts';
import type { Brush } from './painting.ts';
import style from './work-calendar.module.css';

const STANDARD: Text = ['恢复默认', 'Standard'];
const PAINT_WITH: Text = ['画笔', 'Paint with'];
/** In the order of the keys that choose them. */
export const BRUSHES: readonly (readonly [Brush, Text])[] = [
  ['workday', DAY_TYPES.workday],
  ['rest', DAY_TYPES.rest],
  ['holiday', DAY_TYPES.holiday],
  ['makeup', DAY_TYPES.makeup],
  ['standard', STANDARD],
];

/** What days are painted with; it is the legend at the same time. */
export function Brushes({ brush, onChoose }: { readonly brush: Brush; readonly onChoose: (brush: Brush) => void }) {
  const say = useSay();
  return (
    <div className={style['brushes']} role="radiogroup" aria-label={say(PAINT_WITH)}>
      {BRUSHES.map(([one, label], index) => (
        <button
          key={one}
          type="button"
          role="radio"
          aria-checked={one === brush}
          className={style['brush']}
          onClick={() => onChoose(one)}
        >
          <span className={style['swatch']} data-type={one} aria-hidden />
          {say(label)}
          <kbd className={style['key']}>{index + 1}</kbd>
        </button>
      ))}
    </div>
  );
}
