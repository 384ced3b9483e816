import { fill, type Text } from '@takt/model';
import { useStore } from 'zustand';
import type { MenuEntry } from '../api/calls.ts';
import { HelpKey } from '../help/help-key.tsx';
import { useSay } from '../kit/say.tsx';
import { Tray } from '../list/tray/tray.tsx';
import { Bells } from '../messages/bells.tsx';
import { ScanAnywhere } from '../scan/scan-anywhere.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { useLive } from './live/use-live.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import { activeTab } from './tabs/tab-rules.ts';
import { useTabStore } from './tabs/tab-store.ts';
import style from './header.module.css';

/** What is at hand on every page: search, picture, messages, files, help. */
export function HeaderTools({ areas }: { readonly areas: readonly MenuEntry[] }) {
  const page = useStore(useTabStore(), (state) => activeTab(state)?.url ?? '');
  return (
    <>
      <PaletteButton areas={areas} />
      <ReportButton page={page} />
      <Bells />
      <Tray />
      <HelpKey page={page} />
      <Online />
      <ScanAnywhere areas={areas} />
    </>
  );
}

const ONLINE: Text = ['在线 {n}', '{n} online'];

/** How many people of the company are here now. */
function Online() {
  const say = useSay();
  const online = useLive();
  return online === null ? null : <span className={style['online']}>{say(fill(ONLINE, { n: online }))}</span>;
}
