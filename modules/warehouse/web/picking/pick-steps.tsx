import { compareDecimal, fill, inSentence, isDecimal, sharedWords, type Text } from '@takt/model';
import { Refusal, useSay } from '@takt/web';
import { Button } from 'antd';
import { useState } from 'react';
import { type OpenedTask, useConfirm } from './calls.ts';
import { ScanBox } from './scan-box.tsx';
import { nameOf, readLabel } from '../handheld/label.ts';
import { checksOf, passedBy } from './pick-sequence.ts';
import style from './picking.module.css';

const SCAN: Text = ['扫描{what}', 'Scan the {what}'];
const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];
const OF: Text = ['共 {qty}', 'of {qty}'];
const REASON: Text = ['短拣原因', 'Why short'];
const CONFIRM: Text = ['拣货确认', 'Confirm'];
const SHORT: Text = ['短拣确认', 'Confirm short'];

interface StepsProps {
  readonly task: OpenedTask;
  readonly onBack: () => void;
  readonly onDone: (qty: string) => void;
}

/** One question at a time: where, what, which batch, how much. */
export function PickSteps({ task, onBack, onDone }: StepsProps) {
  const say = useSay();
  const checks = checksOf(task);
  const [passed, setPassed] = useState(0);
  const [wrong, setWrong] = useState<Text | null>(null);
  const next = checks[passed];
  const scan = (code: string): void => {
    if (!next) return;
    const at = passedBy(checks, passed, code);
    setWrong(at > passed ? null : fill(WRONG, { code: nameOf(readLabel(code), code), right: next.right }));
    setPassed(at);
  };
  return (
    <>
      <header className={style['head']}>
        <Button size="large" onClick={onBack}>
          {say(sharedWords.back)}
        </Button>
        <h1>{task.number}</h1>
      </header>
      <ol className={style['checks']}>
        {checks.map(({ what, right }, index) => (
          <li key={what[1]} className={index < passed ? style['passed'] : index === passed ? style['now'] : ''}>
            <span>{say(what)}</span>
            <strong>{right}</strong>
            <span aria-hidden>{index < passed ? '✔' : ''}</span>
          </li>
        ))}
      </ol>
      {next && <ScanBox key={passed} label={fill(SCAN, { what: inSentence(next.what) })} onScan={scan} />}
      {wrong && (
        <p role="alert" className={style['bad']}>
          {say(wrong)}
        </p>
      )}
      {!next && <Quantity task={task} onDone={onDone} />}
    </>
  );
}

/** How much was found; less than asked for needs a reason. */
function Quantity({ task, onDone }: Pick<StepsProps, 'task' | 'onDone'>) {
  const say = useSay();
  const [qty, setQty] = useState<string>(task.qty);
  const [reason, setReason] = useState('');
  const confirm = useConfirm(task);
  const sound = isDecimal(qty) && compareDecimal(qty, '0') >= 0;
  const short = sound && compareDecimal(qty, task.qty) < 0;
  const ready = sound && compareDecimal(qty, task.qty) <= 0 && (!short || reason.trim() !== '');
  return (
    <form
      className={style['quantity']}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) confirm.mutate({ qty, reason: short ? reason.trim() : null }, { onSuccess: () => onDone(qty) });
      }}
    >
      <label className={style['amount']}>
        <span>
          {say(sharedWords.quantity)} {say(fill(OF, { qty: `${task.qty} ${task.unit}` }))}
        </span>
        <input
          className={style['scan']}
          autoFocus
          inputMode="decimal"
          value={qty}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setQty(target.value.trim())}
        />
      </label>
      {short && (
        <label className={style['amount']}>
          <span>{say(REASON)}</span>
          <input className={style['scan']} value={reason} onChange={({ target }) => setReason(target.value)} />
        </label>
      )}
      <Refusal error={confirm.error} />
      <Button
        className={style['confirm'] ?? ''}
        type="primary"
        danger={short}
        htmlType="submit"
        disabled={!ready}
        loading={confirm.isPending}
      >
        {say(short ? SHORT : CONFIRM)}
      </Button>
    </form>
  );
}
