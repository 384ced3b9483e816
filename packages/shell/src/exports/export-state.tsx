import { fill, type State, type Text } from '@takt/model';
import { Progress } from 'antd';
import type { ListedExport } from './calls.ts';
import { percentOf, StateTag, useSay } from '@takt/web/host';
import style from './export-centre.module.css';

const UNTIL: Text = ['文件保留至 {time}', 'Kept until {time}'];
const EXPIRED: Text = ['文件已过期', 'File expired'];
const state = (code: string, label: Text, tone: State['tone'], final = false): State => ({
  code,
  label,
  tone,
  final,
  undone: false,
});
const STATES: Readonly<Record<ListedExport['state'], State>> = {
  queued: state('queued', ['排队中', 'Waiting'], 'default'),
  running: state('running', ['生成中', 'Being made'], 'processing'),
  done: state('done', ['已完成', 'Ready'], 'success'),
  failed: state('failed', ['失败', 'Failed'], 'error'),
  cancelled: state('cancelled', ['已取消', 'Cancelled'], 'default', true),
};

/** How an export stands: its state, how far it is, or why it failed. */
export function ExportState({ job }: { readonly job: ListedExport }) {
  const say = useSay();
  const { state: name, reason, fileId, expiresAt } = job;
  const shown = name === 'done' && fileId === null ? { ...STATES.done, label: EXPIRED, final: true } : STATES[name];
  return (
    <>
      <StateTag state={shown} />
      {name === 'running' && <Progress percent={percentOf(job)} size="small" aria-label={say(shown.label)} />}
      {name === 'done' && fileId !== null && expiresAt !== null && (
        <div className={style['reason']}>{say(fill(UNTIL, { time: expiresAt.slice(0, 16) }))}</div>
      )}
      {name === 'failed' && reason && <div className={style['reason']}>{say(reason)}</div>}
    </>
  );
}
