import type { Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { useState } from 'react';
import { RequestLines } from './request-lines.tsx';
import { answer, type Seen } from './link-calls.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const WANTED: Text = ['需求时间', 'Wanted at'];
const REMARK: Text = ['说明', 'Remark'];
const AGREE: Text = ['接受', 'Agree'];
const DISPUTE: Text = ['有异议', 'Disagree'];
const WHY: Text = ['请说明哪些做不到', 'Please say what you cannot keep'];

/** A plan is agreed to as a whole, or not. */
export function PlanForm({ token, seen, onSent }: { readonly token: string; readonly seen: Seen; readonly onSent: () => void }) {
  const say = useSay();
  const [remark, setRemark] = useState('');
  const [mute, setMute] = useState(false);
  const { busy, problem, send } = useSending(onSent);
  const [action = ''] = seen.actions;
  const reply = (result: 'agree' | 'dispute'): void => {
    const silent = result === 'dispute' && remark.trim() === '';
    setMute(silent);
    if (!silent) send(() => answer(token, action, { result, remark: remark.trim() || null }));
  };
  return (
    <>
      <RequestLines lines={seen.row?.lines ?? []} more={{ label: WANTED, name: 'arrivalAt' }} />
      <label className={style['overall']}>
        {say(REMARK)}
        <textarea rows={2} maxLength={500} value={remark} onChange={({ target }) => setRemark(target.value)} />
      </label>
      {mute && <p className={style['problem']}>{say(WHY)}</p>}
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      <button className={style['send']} type="button" disabled={busy} onClick={() => reply('agree')}>
        {say(AGREE)}
      </button>
      <button className={style['other']} type="button" disabled={busy} onClick={() => reply('dispute')}>
        {say(DISPUTE)}
      </button>
    </>
  );
}
