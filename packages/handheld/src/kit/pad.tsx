import {
  addDecimal,
  compareDecimal,
  type Decimal,
  fill,
  isDecimal,
  scaleOf,
  sharedWords,
  subtractDecimal,
  type Text,
} from '@takt/model';
import { useState } from 'react';
import { useSay } from '@takt/web/light';
import { SCANNED_OVER, useScannedOver } from '../scan/scan-listener.ts';
import style from './pad.module.css';

const ALL: Text = ['全部', 'All'];
const CLEAR: Text = ['清零', 'Clear'];
const LESS: Text = ['减一', 'One less'];
const MORE: Text = ['加一', 'One more'];
const DELETE: Text = ['删除一位', 'Delete a digit'];
const WHOLE: Text = ['{unit} 无小数', 'Whole {unit}'];
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What a press of a key makes of what stands there; the first key replaces what was proposed. */
export function pressed(value: string, key: string, fresh: boolean): string {
  const before = fresh ? '' : value;
  if (key === '.') return before.includes('.') ? before : `${before || '0'}.`;
  return before === '0' ? key : `${before}${key}`;
}

interface PadProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What "all" stands for; without it there is no such key. */
  readonly all?: Decimal | null;
  readonly unit?: string | null;
  /** How many decimals the unit has. */
  readonly decimals?: number;
}

/** Whether a quantity can be meant: more than nothing, and no finer than its unit. */
export const isQty = (value: string, decimals = 3): boolean =>
  isDecimal(value) && compareDecimal(value, '0') > 0 && scaleOf(value) <= decimals;

/** A quantity, for gloves. */
export function Pad({ value, onChange, all = null, unit = null, decimals = 3 }: PadProps) {
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
  const sound = isDecimal(value) ? value : '0';
  return (
    <div className={style['pad']}>
      <button
        type="button"
        aria-label={say(LESS)}
        disabled={compareDecimal(sound, '1') < 0}
        onClick={() => put(subtractDecimal(sound, '1'))}
      >
        −
      </button>
      <label className={style['value']}>
        <input
          aria-label={say(sharedWords.quantity)}
          inputMode="none"
          autoComplete="off"
          value={value}
          {...{ [SCANNED_OVER]: '' }}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => put(target.value.trim())}
        />
        {unit && <span>{unit}</span>}
      </label>
      <button type="button" aria-label={say(MORE)} onClick={() => put(addDecimal(sound, '1'))}>
        +
      </button>
      <div className={style['words']}>
        {all !== null && (
          <button type="button" className={style['word']} onClick={() => put(all)}>
            {say(ALL)} {all}
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
