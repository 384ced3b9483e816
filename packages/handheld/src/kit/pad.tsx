import { compareDecimal, type Decimal, fill, formatDecimal, isDecimal, scaleOf, sharedWords, type Text } from '@takt/model';
import { useState } from 'react';
import { useSay } from '@takt/web/light';
import { SCANNED_OVER, useScannedOver } from '../scan/scan-listener.ts';
import style from './pad.module.css';

const ALL: Text = ['全部', 'All'];
const CLEAR: Text = ['清零', 'Clear'];
const DELETE: Text = ['删除一位', 'Delete a digit'];
const WHOLE: Text = ['{unit} 无小数', 'Whole {unit}'];
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What a press of a key makes of what stands there; the first key replaces what was proposed. */
export function pressed(value: string, key: string, fresh: boolean): string {
  const before = fresh ? '' : value;
  if (key === '.') return before.includes('.') ? before : `${before || '0'}.`;
  return before === '0' ? key : `${before}${key}`;
}

/** With thousands apart, also while a decimal point is still to be followed by something. */
export const grouped = (value: string): string => value.replace(/^\d+/, (whole) => formatDecimal(whole));

interface PadProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What "all" stands for; without it there is no such key. */
  readonly all?: Decimal | null;
  /** What all of it is called. */
  readonly allWord?: Text;
  /** What the quantity is, and what is known of it, beside it. */
  readonly title?: Text;
  readonly note?: Text | null;
  readonly unit?: string | null;
  /** How many decimals the unit has. */
  readonly decimals?: number;
}

/** Whether a quantity can be meant: more than nothing, and no finer than its unit. */
export const isQty = (value: string, decimals = 3): boolean =>
  isDecimal(value) && compareDecimal(value, '0') > 0 && scaleOf(value) <= decimals;

/** A quantity, for gloves. */
export function Pad({
  value,
  onChange,
  all = null,
  allWord = ALL,
  title = sharedWords.quantity,
  note = null,
  unit = null,
  decimals = 3,
}: PadProps) {
  const say = useSay();
  const [fresh, setFresh] = useState(true);
  const put = (next: string): void => {
    setFresh(false);
    onChange(next);
  };
  useScannedOver(value, onChange);
  const key = (name: string) => (
    <button key={name} type="button" onClick={() => put(pressed(value, name, fresh))}>
      {name}
    </button>
  );
  return (
    <div className={style['pad']}>
      <label className={style['value']}>
        <span className={style['title']}>
          {say(title)}
          {note && <small>{say(note)}</small>}
        </span>
        <input
          aria-label={say(sharedWords.quantity)}
          inputMode="none"
          autoComplete="off"
          value={grouped(value)}
          {...{ [SCANNED_OVER]: '' }}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => put(target.value.replaceAll(',', '').trim())}
        />
        {unit && <span className={style['unit']}>{unit}</span>}
      </label>
      <div className={style['words']}>
        {all !== null && (
          <button type="button" className={style['word']} onClick={() => put(all)}>
            {say(allWord)} {formatDecimal(all)}
          </button>
        )}
        <button type="button" className={style['word']} onClick={() => put('0')}>
          {say(CLEAR)}
        </button>
      </div>
      <div className={style['keys']}>
        {KEYS.map(key)}
        {decimals > 0 ? key('.') : <small className={style['dead']}>{unit && say(fill(WHOLE, { unit }))}</small>}
        {key('0')}
        <button type="button" aria-label={say(DELETE)} onClick={() => put(value.slice(0, -1))}>
          ⌫
        </button>
      </div>
    </div>
  );
}
