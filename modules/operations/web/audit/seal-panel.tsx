import { fill, type SealFinding, type Text, type Verified } from '@takt/model';
import { callServer, Refusal, useCall, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { auditState, verifyAudit } from '../../defs/index.ts';
import style from './audit.module.css';

const STATE: Text = ['已封存 {rows} 条，最近封存于 {lastAt}', '{rows} changes sealed, last at {lastAt}'];
const NONE: Text = ['还没有封存', 'Nothing has been sealed yet'];
const WAITING: Text = ['待封存 {n} 条', '{n} waiting'];
const VERIFY: Text = ['立即核验', 'Verify now'];
const SO_FAR: Text = ['已核验 {n} 条…', '{n} verified…'];
const SOUND: Text = ['核验通过：{n} 条变更与封存一致', 'Verified: {n} changes are as they were sealed'];
const BROKEN: Text = ['核验发现 {n} 处异常', 'The verification found {n} things that are not as they were'];
const TELL: Text = ['请保留现场并联系系统管理员。', 'Leave everything as it is and tell the operator of the system.'];
const REST: Text = ['另有 {n} 处', '{n} more'];
const SHOWN = 20;

interface Outcome {
  readonly findings: readonly SealFinding[];
  readonly rows: number;
}

export const useAuditState = () => useCall(auditState, {}, { refetchInterval: 10_000 });

/** How far the changes are sealed, and whether they are still as they were. */
export function SealPanel() {
  const say = useSay();
  const [soFar, setSoFar] = useState(0);
  const verifying = useMutation({ mutationFn: () => verifyAll(setSoFar), onMutate: () => setSoFar(0) });
  const state = useAuditState().data;
  return (
    <>
      <div className={style['seals']}>
        <span>
          {state &&
            say(state.lastAt === null ? NONE : fill(STATE, { rows: state.rows.toLocaleString('en'), lastAt: state.lastAt }))}
        </span>
        {state && state.waiting > 0 && <span className={style['kind']}>{say(fill(WAITING, { n: state.waiting }))}</span>}
        {verifying.isPending && soFar > 0 && (
          <span className={style['kind']}>{say(fill(SO_FAR, { n: soFar.toLocaleString('en') }))}</span>
        )}
        <Button size="small" loading={verifying.isPending} onClick={() => verifying.mutate()}>
          {say(VERIFY)}
        </Button>
      </div>
      <Refusal error={verifying.error} />
      {verifying.data && <Result outcome={verifying.data} onClose={verifying.reset} />}
    </>
  );
}

/** Step by step: a long history takes longer than one question may. */
async function verifyAll(onRows: (rows: number) => void): Promise<Outcome> {
  const findings: SealFinding[] = [];
  let rows = 0;
  for (let from: number | null = 0; from !== null; ) {
    const step: Verified = await callServer(verifyAudit, { from });
    findings.push(...step.findings);
    rows += step.rows;
    onRows(rows);
    from = step.next;
  }
  return { findings, rows };
}

function Result({ outcome: { findings, rows }, onClose }: { readonly outcome: Outcome; readonly onClose: () => void }) {
  const say = useSay();
  const closable = { onClose };
  if (findings.length === 0)
    return (
      <Alert
        className={style['result'] ?? ''}
        type="success"
        showIcon
        closable={closable}
        title={say(fill(SOUND, { n: rows.toLocaleString('en') }))}
      />
    );
  return (
    <Alert
      className={style['result'] ?? ''}
      type="error"
      showIcon
      closable={closable}
      title={say(fill(BROKEN, { n: findings.length }))}
      description={
        <>
          <ul className={style['findings']}>
            {findings.slice(0, SHOWN).map(({ kind, seal, row, text }) => (
              <li key={`${kind} ${seal} ${row}`}>{say(text)}</li>
            ))}
            {findings.length > SHOWN && <li>{say(fill(REST, { n: findings.length - SHOWN }))}</li>}
          </ul>
          {say(TELL)}
        </>
      }
    />
  );
}
