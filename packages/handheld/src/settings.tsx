import { fill, type Text } from '@takt/model';
import { useEffect, useState } from 'react';
import { Language, loadLocal, saveLocal, useDark, useLook, useSay, wear } from '@takt/web/light';
import { feel, isMuted, mute } from './feedback.ts';
import { Frame } from './kit/frame.tsx';
import { Quiet } from './kit/parts.tsx';
import { SignOut } from './kit/sign-out.tsx';
import { useOwnEntries } from './outbox/handheld-outbox.ts';
import style from './settings.module.css';

const TITLE: Text = ['设置', 'Settings'];
const LANGUAGE: Text = ['语言', 'Language'];
const SOUND: Text = ['提示音', 'Sounds'];
const HAND: Text = ['左手模式（常用按钮在左）', 'Left hand (usual button on the left)'];
const NIGHT: Text = ['深色（关闭为强光模式）', 'Dark (off for sunlight)'];
const LEFT_OVER: Text = [
  '还有 {n} 条未发送，退出后保留在此终端，您再次登录时发送',
  '{n} are not sent yet; they stay on this device and are sent when you sign in again',
];

const LEFT = 'handheld_left';
/** Which hand holds the device, and which look it wears, for everything on the page. */
export function useTheme(): void {
  const dark = useDark();
  useEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    document.documentElement.dataset['hand'] = loadLocal(LEFT) === '1' ? 'left' : 'right';
  }, [dark]);
}

export function Settings({ version }: { readonly version: string }) {
  const say = useSay();
  const look = useLook();
  const { own } = useOwnEntries();
  const [muted, setMuted] = useState(isMuted);
  const [left, setLeft] = useState(() => loadLocal(LEFT) === '1');
  const waiting = own.filter(({ fate }) => fate === 'waiting').length;
  return (
    <Frame title={TITLE} foot={<SignOut />}>
      <div className={style['row']}>
        <span>{say(LANGUAGE)}</span>
        <Language />
      </div>
      <Tick
        label={SOUND}
        on={!muted}
        onChange={(on) => {
          mute(!on);
          setMuted(!on);
          if (on) feel('good');
        }}
      />
      <Tick
        label={HAND}
        on={left}
        onChange={(on) => {
          saveLocal(LEFT, on ? '1' : null);
          document.documentElement.dataset['hand'] = on ? 'left' : 'right';
          setLeft(on);
        }}
      />
      <Tick label={NIGHT} on={look === 'dark'} onChange={(on) => wear(on ? 'dark' : 'light')} />
      {waiting > 0 && <Quiet text={fill(LEFT_OVER, { n: waiting })} />}
      <Quiet text={[`版本 ${version}`, `Version ${version}`]} />
    </Frame>
  );
}

interface TickProps {
  readonly label: Text;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}
function Tick({ label, on, onChange }: TickProps) {
  return (
    <label className={style['row']}>
      <span>{useSay()(label)}</span>
      <input type="checkbox" checked={on} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
}
