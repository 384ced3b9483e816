import { fill, type Text } from '@takt/model';
import { Glyph, loadMenu, type MenuEntry, useSay, useSession } from '@takt/web/light';
import { Frame } from './kit/frame.tsx';
import { Quiet, Strip } from './kit/parts.tsx';
import { type HandheldAssembly, type Task, usePlace } from './task.ts';
import { useOfflineAnswer } from './use-offline-answer.ts';
import { addressOf } from './way.ts';
import style from './home.module.css';

const CHANGE: Text = ['更换', 'Change'];
const SETTINGS: Text = ['设置与退出', 'Settings and sign-out'];
const COMPUTER: Text = ['扫码登录电脑', 'Sign in on a computer'];
const NOTHING: Text = [
  '没有可在手持终端上做的工作，请联系管理员授权',
  'There is nothing you may do at the handheld; ask an administrator',
];
const ASLEEP: Text = ['离线：显示 {time} 的数据', 'No network: as of {time}'];

const urlsOf = (entries: readonly MenuEntry[]): readonly string[] =>
  entries.flatMap(({ url, children }) => [url, ...urlsOf(children)]);
export const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 5);

/** What may be done here, and how much of it is due. */
export function Home({ assembly, onChange }: { readonly assembly: HandheldAssembly; readonly onChange: () => void }) {
  const say = useSay();
  const place = usePlace();
  const { signed } = useSession();
  const menu = useOfflineAnswer('menu', loadMenu);
  const urls = new Set(menu.data ? urlsOf(menu.data) : []);
  const tasks = assembly.tasks.filter((task) => urls.has(task.menu));
  return (
    <Frame title={assembly.name} back={null}>
      <div className={style['where']}>
        <div>
          <strong>{place.label}</strong>
          <span>
            {signed?.user}@{signed?.tenant}
          </span>
        </div>
        <button type="button" onClick={onChange}>
          {say(CHANGE)}
        </button>
      </div>
      {menu.error && menu.at !== null && <Strip said={{ text: fill(ASLEEP, { time: timeOf(menu.at) }), feeling: 'again' }} />}
      {menu.error && menu.at === null && <Strip said={{ text: menu.error.text, feeling: 'bad', unblock: menu.error.unblock }} />}
      {menu.data && tasks.length === 0 && <Quiet text={NOTHING} />}
      <nav className={style['tiles']}>
        {tasks.map((task) => (
          <Tile key={task.key} task={task} />
        ))}
      </nav>
      <nav className={style['ways']}>
        <a href="/#/Mobile">
          <Glyph name="code" /> {say(COMPUTER)}
        </a>
        <a href={addressOf('settings')}>
          <Glyph name="device" /> {say(SETTINGS)}
        </a>
      </nav>
    </Frame>
  );
}

function Tile({ task }: { readonly task: Task }) {
  const say = useSay();
  const place = usePlace();
  const due = task.due?.(place) ?? null;
  const known = useOfflineAnswer(due?.key ?? null, due?.load ?? (async () => []));
  return (
    <a className={style['tile']} href={addressOf(task.key)}>
      <Glyph name={task.glyph} size={36} />
      <span>{say(task.label)}</span>
      {due && <strong>{known.data?.length ?? '–'}</strong>}
    </a>
  );
}
