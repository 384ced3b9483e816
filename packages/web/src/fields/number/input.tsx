import { Input } from 'antd';
import { useState } from 'react';
import { type InputProps, seed } from '../view.ts';
import { shownNumber, typedDecimal, typedInteger } from './typed.ts';
import style from './input.module.css';

const plain = (value: unknown): string => (typeof value === 'number' || typeof value === 'string' ? String(value) : '');

/** Typed as text and kept as text: grouped once the field is left, digit by digit while it is typed. */
export function NumberInput({ field, id, value, onChange, disabled, wrong, eager, typed }: InputProps) {
  const [draft, setDraft] = useState<string | null>(eager ? seed(typed, plain(value)) : null);
  const read = field.kind === 'integer' ? typedInteger : typedDecimal;
  return (
    <Input
      id={id}
      className={style['number']}
      inputMode="decimal"
      value={draft ?? shownNumber(field, value)}
      onFocus={({ target }) => {
        if (draft === null) setDraft(plain(value));
        // Selecting waits for the plain digits to be in place.
        if (!eager) requestAnimationFrame(() => target.select());
      }}
      onChange={({ target }) => {
        setDraft(target.value);
        onChange(read(target.value));
      }}
      onBlur={() => setDraft(null)}
      disabled={disabled}
      autoFocus={eager}
      autoComplete="off"
      aria-invalid={wrong}
      {...(wrong && { status: 'error' })}
    />
  );
}
