import type { Text } from '@takt/model';
import { Input } from 'antd';
import type { ClipboardEvent } from 'react';
import { useSay } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';
import { severalIn } from './several.ts';

const SEVERAL: Text = ['可粘贴多个', 'Paste several'];

/**
 * Typed text; the server decides whether it is a beginning, a part or the whole. Several pasted values, and several codes
 * with commas between them, are looked for each as a whole.
 */
export function TextFilter({ condition, id, value, onChange }: FilterProps) {
  const say = useSay();
  const several = Array.isArray(value);
  const taken = (text: string): unknown => {
    const found = severalIn(text);
    // While somebody types the next value, the separator at the end stays in sight.
    return (several || condition.kind === 'code') && (found.length > 1 || /[,，;；、]\s*$/.test(text))
      ? text.split(/[,，;；、]/)
      : text;
  };
  const paste = (event: ClipboardEvent): void => {
    const found = severalIn(event.clipboardData.getData('text'));
    if (found.length < 2) return;
    event.preventDefault();
    onChange?.(found);
  };
  return (
    <Input
      id={id}
      value={several ? textsIn(value).join(',') : typeof value === 'string' ? value : ''}
      onChange={(event) => onChange?.(taken(event.target.value))}
      onPaste={paste}
      {...(condition.kind === 'code' && { placeholder: say(SEVERAL), title: several ? textsIn(value).join('\n') : '' })}
      allowClear
      autoComplete="off"
    />
  );
}
