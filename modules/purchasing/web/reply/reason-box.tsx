import { type Decimal, fill, formatDecimal, subtractDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web/light';
import { useLayoutEffect, useRef } from 'react';
import { SHORT_REASONS } from '../../defs/orders/forecast-promises.ts';
import style from './forecast-matrix.module.css';

const SHORT: Text = ['比需求少 {n}', '{n} less than asked'];
const REASON: Text = ['原因', 'Reason'];
const WORDS: Text = ['请写明原因', 'Say why'];
const LENGTH = 200;
const GAP = 4;

interface ReasonBoxProps {
  /** Of the cell it stands beside. */
  readonly id: string;
  readonly why: Text | null;
  /** What is asked and what is promised of it; null where a number has to be put right first. */
  readonly missing: { readonly qty: Decimal; readonly promised: Decimal } | null;
  readonly reason: string | null;
  readonly remark: string;
  readonly onReason: (reason: string) => void;
  readonly onRemark: (remark: string) => void;
}

/** Stands below its cell, above it where there is no room; out of the sheet, so that the last part's is not cut off. */
function usePlace(id: string) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const place = (): void => {
      const cell = document.getElementById(id)?.getBoundingClientRect();
      if (!cell || !box.current) return;
      const { offsetHeight, offsetWidth, style: css } = box.current;
      const below = cell.bottom + GAP + offsetHeight <= window.innerHeight;
      css.top = `${below ? cell.bottom + GAP : cell.top - GAP - offsetHeight}px`;
      css.left = `${Math.max(GAP, Math.min(cell.left, window.innerWidth - offsetWidth - GAP))}px`;
    };
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  });
  return box;
}

/** Says what is wrong about a promise, and asks why it is less than wanted. */
export function ReasonBox({ id, why, missing, reason, remark, onReason, onRemark }: ReasonBoxProps) {
  const say = useSay();
  const box = usePlace(id);
  const words = useRef<HTMLInputElement>(null);
  const choose = (value: string): void => {
    onReason(value);
    // The words are there once the choice is drawn.
    if (value === 'other') setTimeout(() => words.current?.focus());
    else document.getElementById(id)?.focus();
  };
  const short = missing && formatDecimal(subtractDecimal(missing.qty, missing.promised));
  return (
    <div
      ref={box}
      className={style['box']}
      role="group"
      aria-label={say(REASON)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' || (event.key === 'Enter' && event.target === words.current)) {
          event.preventDefault();
          document.getElementById(id)?.focus();
        }
      }}
    >
      <p id={`${id}-why`} data-wrong={why !== null}>
        {say(why ?? fill(SHORT, { n: short }))}
      </p>
      {missing && (
        <div className={style['chips']}>
          {Object.entries(SHORT_REASONS).map(([value, label]) => (
            <button
              key={value}
              type="button"
              // Tab goes on in the sheet unless a reason is still owed.
              tabIndex={why === null ? -1 : 0}
              aria-pressed={reason === value}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(value)}
            >
              {say(label)}
            </button>
          ))}
        </div>
      )}
      {missing && reason === 'other' && (
        <input
          ref={words}
          aria-label={say(WORDS)}
          placeholder={say(WORDS)}
          maxLength={LENGTH}
          value={remark}
          onChange={({ target }) => onRemark(target.value)}
        />
      )}
    </div>
  );
}
