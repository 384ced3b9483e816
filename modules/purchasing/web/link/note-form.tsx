import type { Text } from '@takt/model';
import { handOver, useSay } from '@takt/web/light';
import { useState } from 'react';
import { RequestLines } from './request-lines.tsx';
import { print, type Seen } from './link-calls.ts';
import style from './link.module.css';
import { useSending } from './sending.ts';

const LOT: Text = ['批次', 'Batch'];
const REASON: Text = ['重打原因（已打印过的标签需填写）', 'Why again (for labels printed before)'];
const PRINT: Text = ['打印标签（PDF）', 'Print the labels (PDF)'];
const MADE: Text = ['PDF 已下载，打印时缩放请选 100%', 'The PDF was downloaded; print it at 100 %'];

/** A delivery note as it stands, and its labels as a file for the printer. */
export function NoteForm({ token, seen }: { readonly token: string; readonly seen: Seen }) {
  const say = useSay();
  const [reason, setReason] = useState('');
  const [made, setMade] = useState(false);
  const { busy, problem, send } = useSending(() => setMade(true));
  const run = async (): Promise<void> => {
    setMade(false);
    const { file, name } = await print(token, reason.trim() || null);
    handOver(file, name);
  };
  return (
    <>
      <RequestLines lines={seen.row?.lines ?? []} more={{ label: LOT, name: 'lot' }} />
      <label className={style['overall']}>
        {say(REASON)}
        <input maxLength={200} value={reason} onChange={({ target }) => setReason(target.value)} />
      </label>
      {problem && <p className={style['problem']}>{say(problem)}</p>}
      {made && <p className={style['fine']}>{say(MADE)}</p>}
      <button className={style['send']} type="button" disabled={busy} onClick={() => send(run)}>
        {say(PRINT)}
      </button>
    </>
  );
}
