import { useState } from 'react';
import { RichTextInput } from '../../kit/rich-text/rich-text-input.tsx';
import { TextInput } from '../text/input.tsx';
import type { InputProps } from '../view.ts';
import style from './input.module.css';

/** Formatted text. A cell of a grid has no room for the editor and takes one line. */
export const RichInput = (props: InputProps) => (props.eager ? <TextInput {...props} /> : <Formatted {...props} />);

function Formatted({ field, id, value, onChange, wrong }: InputProps) {
  const html = typeof value === 'string' ? value : '';
  // The editor keeps its own contents: it begins anew only when the value was changed by somebody else.
  const [said, setSaid] = useState(html);
  const [turn, setTurn] = useState(0);
  if (html !== said) {
    setSaid(html);
    setTurn(turn + 1);
  }
  return (
    <div className={wrong ? style['wrong'] : undefined}>
      <RichTextInput
        key={turn}
        id={id}
        label={field.label}
        value={html}
        onChange={(next) => {
          setSaid(next);
          onChange(next);
        }}
      />
    </div>
  );
}
