import { moduleOf, sharedWords, type Text } from '@takt/model';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  ApiError,
  Bar,
  Glyph,
  type GlyphName,
  leavesOf,
  Loading,
  loadMenu,
  type MenuEntry,
  noticeOf,
  PlainButton,
  PlainPage,
  useSay,
} from '@takt/web/light';
import style from './tiles.module.css';

interface Tile {
  readonly label: Text;
  readonly glyph: GlyphName;
  /** The modules whose pages belong here. */
  readonly modules: readonly string[];
}
export const TILES: readonly Tile[] = [
  { label: ['生产计划', 'Production planning'], glyph: 'plan', modules: ['planning', 'production'] },
  { label: ['仓储物流', 'Warehousing and logistics'], glyph: 'stock', modules: ['warehouse', 'yard'] },
  { label: ['设备管理', 'Equipment management'], glyph: 'device', modules: ['equipment'] },
  { label: ['质量管理', 'Quality management'], glyph: 'shield', modules: ['quality'] },
];
const WELCOME: Text = ['请选择工作区', 'Choose where to work'];
const NONE: Text = ['您没有此区域的权限', 'You have no rights in this area'];

/** The first page of these modules the person may see; null when there is none. */
export const firstPage = (menu: readonly MenuEntry[], modules: readonly string[]): string | null =>
  menu.flatMap(leavesOf).find(({ entity }) => entity !== null && modules.includes(moduleOf(entity)))?.url ?? null;

/** Four areas as large targets. */
export function Tiles() {
  const say = useSay();
  const navigate = useNavigate();
  const [menu, setMenu] = useState<readonly MenuEntry[] | ApiError | null>(null);
  const load = (): void =>
    void loadMenu().then(setMenu, (error: unknown) => {
      if (error instanceof ApiError) setMenu(error);
    });
  useEffect(load, []);
  if (menu instanceof ApiError)
    return (
      <PlainPage title={WELCOME}>
        <Bar notice={noticeOf(menu)} />
        <PlainButton text={sharedWords.retry} onPress={load} />
      </PlainPage>
    );
  return (
    <PlainPage title={WELCOME}>
      {menu === null ? (
        <Loading />
      ) : (
        <div className={style['tiles']}>
          {TILES.map(({ label, glyph, modules }) => {
            const url = firstPage(menu, modules);
            return (
              <button
                key={glyph}
                type="button"
                className={style['tile']}
                disabled={url === null}
                onClick={() => void navigate(`/manage${url ?? ''}`)}
              >
                <Glyph name={glyph} size={36} />
                {say(label)}
                {url === null && <span className={style['why']}>{say(NONE)}</span>}
              </button>
            );
          })}
        </div>
      )}
    </PlainPage>
  );
}
