import { blank } from '@takt/model';
import { Input } from 'antd';
import { useState } from 'react';
import { type InputProps, seed } from '../view.ts';

const LONG = 300;
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One line of text; what may be long grows downwards. The length is not cut: the field says when it is too much. */
export function TextInput({ field, id, value, onChange, disabled, wrong, eager, typed }: InputProps) {
  const [first] = useState(() => seed(typed, textOf(value)));
  const [begun, setBegun] = useState(false);
  const shared = {
    id,
    value: eager && !begun ? first : textOf(value),
    disabled,
    autoFocus: eager,
    'aria-invalid': wrong,
    ...(wrong && { status: 'error' as const }),
  };
  const changed = (text: string): void => {
    setBegun(true);
    onChange(text);
  };
  const long = (field.options.length ?? 0) > LONG;
  return long && !eager ? (
    <Input.TextArea {...shared} autoSize={{ minRows: 1, maxRows: 10 }} onChange={({ target }) => changed(target.value)} />
  ) : (
    <Input {...shared} autoComplete="off" onChange={({ target }) => changed(target.value)} />
  );
}

const ROWS = { minRows: 3, maxRows: 12 };

/** Structured data as text; half-written text stays as it is and is refused by name. */
export function JsonInput({ id, value, onChange, disabled, wrong, eager }: InputProps) {
  const [text, setText] = useState(() => writtenOf(value));
  // What was read anew takes the place of what was typed.
  const [said, setSaid] = useState(value);
  if (value !== said && !eager) {
    setSaid(value);
    setText(writtenOf(value));
  }
  return (
    <Input.TextArea
      id={id}
      value={text}
      autoSize={ROWS}
      disabled={disabled}
      autoFocus={eager}
      aria-invalid={wrong}
      spellCheck={false}
      onChange={({ target }) => {
        const next = parsed(target.value);
        setText(target.value);
        setSaid(next);
        onChange(next);
      }}
      {...(wrong && { status: 'error' })}
    />
  );
}

const writtenOf = (value: unknown): string => {
  if (blank(value)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
};

function parsed(text: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
