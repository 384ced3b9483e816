import type { Text } from '@takt/model';
import type { MenuEntry } from '../api/calls.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { useBrand } from './assembly.ts';
import { iconOf } from './icons.ts';
import style from './rail.module.css';

const AREAS: Text = ['功能区', 'Areas'];

interface RailProps {
  readonly areas: readonly MenuEntry[];
  readonly active: number | null;
  readonly onPick: (area: number) => void;
}

/** The areas of the menu as a column of icons that never moves. */
export function Rail({ areas, active, onPick }: RailProps) {
  const say = useSay();
  const brand = useBrand();
  return (
    <nav className={`${style['rail']} ${style[useLang()]}`} aria-label={say(AREAS)}>
      <div className={style['mark']} aria-hidden="true">
        {say(brand.mark)}
      </div>
      {areas.map(({ id, label, icon }) => {
        const Icon = iconOf(icon);
        return (
          <button
            key={id}
            type="button"
            className={style['area']}
            aria-pressed={id === active}
            title={say(label)}
            onClick={() => onPick(id)}
          >
            <span className={style['icon']}>
              <Icon />
            </span>
            <span className={style['label']}>{say(label)}</span>
          </button>
        );
      })}
    </nav>
  );
}
