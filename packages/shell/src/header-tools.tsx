import { fill, type Text } from '@takt/model';
import { Button } from 'antd';
import { useStore } from 'zustand';
import { type MenuEntry, placeOf, ScanAnywhere, Tray, usePages, useProduct, useSay } from '@takt/web/host';
import { ReportButton } from './report/report-button.tsx';
import { useLive } from './live/use-live.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { activeTab } from './tabs/tab-rules.ts';
import { useTabStore } from './tabs/tab-store.ts';
import style from './header.module.css';

/** What is at hand on every page: search, picture, messages, files, help. */
export function HeaderTools({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const page = useStore(useTabStore(), (state) => activeTab(state)?.url ?? '');
  const {
    messages: { Bells },
    help: { Key: HelpKey },
  } = useProduct();
  return (
    <>
      <PaletteButton areas={areas} />
      <ReportButton page={page} />
      <Bells />
      <Tray />
      <HelpKey page={page} />
      <Online areas={areas} />
      <ScanAnywhere areas={areas} />
    </>
  );
}

/** Where the people are listed, for those whose menu has it. */
const ONLINE_USERS = '/system/sysconfig/onlineUser';
const ONLINE: Text = ['在线 {n}', '{n} online'];

/** How many people of the company are here now; for whoever may see them, the way to who they are. */
function Online({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const say = useSay();
  const pages = usePages();
  const online = useLive();
  if (online === null) return null;
  const shown = say(fill(ONLINE, { n: online }));
  const place = placeOf(areas, ONLINE_USERS);
  if (!place) return <span className={style['online']}>{shown}</span>;
  return (
    <Button
      type="text"
      className={style['online'] ?? ''}
      title={say(place.leaf.label)}
      onClick={() => pages.open({ url: ONLINE_USERS, title: place.leaf.label })}
    >
      {shown}
    </Button>
  );
}
