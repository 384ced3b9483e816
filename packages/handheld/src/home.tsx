import { fill, type Text } from '@takt/model';
import { Glyph, useSay, useSession } from '@takt/web/light';
import type { Feedback } from './feedback-message.ts';
import { Frame } from './kit/frame.tsx';
import { Quiet, Strip } from './kit/parts.tsx';
import { SignOut } from './kit/sign-out.tsx';
import { type HandheldAssembly, type Task, usePlace } from './task.ts';
import { isTheirs } from './rights.ts';
import type { Known } from './use-offline-answer.ts';
import { timeOf } from './time-of.ts';
import { useDue } from './use-due.ts';
import { addressOf } from './way.ts';
import style from './home.module.css';

const CHANGE: Text = ['更换', 'Change'];
const SETTINGS: Text = ['设置与退出', 'Settings and sign-out'];
const COMPUTER: Text = ['扫码登录电脑', 'Sign in on a computer'];
const NOTHING: Text = [
  '没有可在手持终端上做的工作，请联系管理员授权，或退出后换人登录',
  'There is nothing you may do at the handheld; ask an administrator, or sign out for somebody else',
];
const ASLEEP: Text = ['离线：显示 {time} 的数据', 'No network: as of {time}'];

/** Why what is shown may be old, or missing. */
const asleepOf = ({ error, at }: Known<unknown>): Feedback | null =>
  error &&
  (at === null
    ? { text: error.text, feeling: 'bad', unblock: error.unblock }
    : { text: fill(ASLEEP, { time: timeOf(at) }), feeling: 'again' });

interface HomeProps {
  readonly assembly: HandheldAssembly;
  /** The rights of the person, as far as anybody has said. */
  readonly held: Known<readonly string[]>;
  readonly onChange: () => void;
}
/** What may be done here, and how much of it is due. */
export function Home({ assembly, held, onChange }: HomeProps) {
  const say = useSay();
  const place = usePlace();
  const { signed } = useSession();
  const tasks = assembly.tasks.filter((task) => isTheirs(task, held.data ?? []));
  const asleep = asleepOf(held);
  const isIdle = held.data !== null && tasks.length === 0;
  return (
    <Frame title={assembly.name} back={null} foot={isIdle && <SignOut />}>
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
      {asleep && <Strip feedback={asleep} />}
      {isIdle && <Quiet text={NOTHING} />}
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
  const due = useDue(task.key, task.due ?? null);
  return (
    <a className={style['tile']} href={addressOf(task.key)}>
      <Glyph name={task.glyph} size={36} />
      <span>{say(task.label)}</span>
      {task.due && <strong className={due.data?.length ? '' : style['none']}>{due.data?.length ?? '–'}</strong>}
    </a>
  );
}
