import { blank, fill, formatDecimal, isDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Promised, reasonOf, SHORT_REASONS, ZONES } from '../../defs/orders/forecast-promises.ts';
import {
  beside,
  cleaned,
  type Grid,
  judged,
  pastedAt,
  type Place,
  type Promises,
  promisedOf,
  type WeekCell,
  withPromise,
} from './forecast-grid.ts';
import { isTable } from './promises.ts';
import { ReasonBox } from './reason-box.tsx';
import { cellId, goToCell } from './use-forecast-reply.ts';
import style from './forecast-matrix.module.css';

const EMPTY: Text = ['未填', 'Empty'];
const PROMISE: Text = ['{part} {week} 承诺', 'Promise {part} {week}'];
const BEFORE: Text = ['上版 {qty}', 'Last revision {qty}'];
/** Whoever is still typing 1500 has not promised 1. */
const SETTLED_MS = 400;

interface CellProps {
  readonly of: string;
  readonly grid: Grid;
  readonly at: Place;
  readonly cell: WeekCell;
  readonly promises: Promises;
  readonly active: boolean;
  readonly onActive: (active: boolean) => void;
  /** Absent where it is only read. */
  readonly onChange?: (next: Promises) => void;
}

const figure = (qty: string): string => (isDecimal(qty) ? formatDecimal(qty) : qty);
/** Where a key leads from the caret: out of the cell at its edge, as in a sheet. */
function stepOf({ key, shiftKey, altKey, currentTarget }: KeyboardEvent<HTMLInputElement>) {
  const { selectionStart, selectionEnd, value } = currentTarget;
  const whole = selectionStart === 0 && selectionEnd === value.length;
  if (altKey) return null;
  if (key === 'Enter') return { row: shiftKey ? -1 : 1, week: 0 };
  if (key === 'ArrowDown') return { row: 1, week: 0 };
  if (key === 'ArrowUp') return { row: -1, week: 0 };
  if (key === 'ArrowLeft' && (whole || selectionEnd === 0)) return { row: 0, week: -1 };
  if (key === 'ArrowRight' && (whole || selectionStart === value.length)) return { row: 0, week: 1 };
  return null;
}

/** One week of one part: the demand with its change, and the promise. */
export function MatrixCell(props: CellProps) {
  const { grid, at, cell, promises, onChange } = props;
  const say = useSay();
  const { qty, change, previousQty, zone } = cell;
  // A part with a cycle of its own has weeks of another duty than the head says.
  const odd = zone !== grid.weeks[at.week]?.zone;
  return (
    <>
      <div className={style['demand']} title={previousQty === null ? undefined : say(fill(BEFORE, { qty: figure(previousQty) }))}>
        {odd && <small>{say(ZONES[zone])}</small>}
        {change !== null && (
          <small data-less={change.startsWith('-')}>
            {change.startsWith('-') ? '' : '+'}
            {formatDecimal(change)}
          </small>
        )}
        <span>{formatDecimal(qty)}</span>
      </div>
      {onChange ? (
        <PromiseInput {...props} onChange={onChange} />
      ) : (
        <Answered promise={promisedOf(promises, cell)} state={judged(promises, cell).state} />
      )}
    </>
  );
}

/** What was promised, with why it is less. */
function Answered({ promise, state }: { readonly promise: Promised; readonly state: string }) {
  const say = useSay();
  const short = state === 'less' || state === 'unexplained';
  const reason = short ? reasonOf(promise) : null;
  const named = reason === null || reason === 'other' ? (promise.remark ?? '') : say(SHORT_REASONS[reason]);
  return (
    <div className={style['answered']} data-state={state} title={named || undefined}>
      {promise.qty === '' ? '–' : figure(promise.qty)}
      {short && named !== '' && <small>{named}</small>}
    </div>
  );
}

function PromiseInput({
  of,
  grid,
  at,
  cell,
  promises,
  active,
  onActive,
  onChange,
}: CellProps & { readonly onChange: (next: Promises) => void }) {
  const say = useSay();
  const [typed, setTyped] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const promise = promisedOf(promises, cell);
  const judgement = judged(promises, cell);
  const { state, why } = typing ? { state: 'equal', why: null } : judgement;
  const id = cellId(of, cell.id);
  const asks = active && (why !== null || state === 'less') && state !== 'empty';
  const put = (change: Partial<Promised>): void => onChange(withPromise(promises, cell, change));
  const type = (text: string): void => {
    setTyped(text);
    setTyping(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTyping(false), SETTLED_MS);
    put({ qty: cleaned(text) });
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter also takes over what is being composed in Chinese.
    const step = event.nativeEvent.isComposing || event.ctrlKey || event.metaKey ? null : stepOf(event);
    if (step === null) return;
    event.preventDefault();
    const next = beside(grid, at, step);
    if (next) goToCell(of, next.id);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const copied = event.clipboardData.getData('text');
    if (!isTable(copied)) return;
    event.preventDefault();
    setTyped(null);
    onChange(pastedAt(grid, promises, at, copied));
  };
  const { partNo = '', name = '' } = grid.rows[at.row] ?? {};
  return (
    <div
      className={style['promise']}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onActive(false);
      }}
    >
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={say(fill(PROMISE, { part: `${partNo} ${name}`.trim(), week: grid.weeks[at.week]?.name }))}
        aria-invalid={why !== null}
        aria-describedby={asks ? `${id}-why` : undefined}
        data-state={state}
        data-wrong={why !== null}
        placeholder={say(EMPTY)}
        value={typed ?? figure(promise.qty)}
        onChange={({ target }) => type(target.value)}
        onFocus={({ currentTarget }) => {
          onActive(true);
          currentTarget.select();
        }}
        onBlur={() => {
          setTyped(null);
          setTyping(false);
        }}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
      {asks && (
        <ReasonBox
          id={id}
          why={why}
          missing={isDecimal(promise.qty) && state !== 'wrong' ? { qty: cell.qty, promised: promise.qty } : null}
          reason={promise.reason ?? reasonOf(promise)}
          remark={promise.remark ?? ''}
          onReason={(reason) => put({ reason, remark: reason === 'other' ? promise.remark : null })}
          onRemark={(remark) => put({ reason: 'other', remark: blank(remark) ? null : remark })}
        />
      )}
    </div>
  );
}
