import type { Text } from '@takt/model';
import { Card, useSay } from '@takt/web';
import { Empty, Input } from 'antd';
import { type ReactNode, useState } from 'react';
import style from './list-chooser.module.css';

const SEARCH: Text = ['页面名称', 'Name of a page'];
const NONE: Text = ['没有符合条件的页面', 'No page matches'];

/** A page of the menu to choose from. */
interface Listed {
  readonly route: string;
  readonly label: Text;
  readonly area: Text;
  /** What is said of it at the end of its line. */
  readonly note: ReactNode;
}
interface ChooserProps {
  readonly label: Text;
  readonly screens: readonly Listed[];
  readonly pending: boolean;
  readonly chosen: string | null;
  readonly onChoose: (route: string) => void;
}

/** The lists of the product under the parts of the menu they stand in. */
export function ListChooser({ label, screens, pending, chosen, onChoose }: ChooserProps) {
  const say = useSay();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const found = screens.filter((screen) => screen.label.some((side) => side.toLowerCase().includes(wanted)));
  const areas = Map.groupBy(found, ({ area }) => area[1]);
  return (
    <Card className={style['lists'] ?? ''} aria-label={say(label)}>
      <Input.Search
        allowClear
        aria-label={say(SEARCH)}
        placeholder={say(SEARCH)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={style['scroll']}>
        {[...areas].map(([name, list]) => (
          <div key={name}>
            <h2 className={style['area']}>{list[0] && say(list[0].area)}</h2>
            <ul className={style['list']}>
              {list.map((screen) => (
                <li key={screen.route}>
                  <button
                    type="button"
                    className={style['screen']}
                    aria-current={screen.route === chosen}
                    onClick={() => onChoose(screen.route)}
                  >
                    <span className={style['name']}>{say(screen.label)}</span>
                    {screen.note}
                  </button>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {found.length === 0 && !pending && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NONE)} />}
      </div>
    </Card>
  );
}
