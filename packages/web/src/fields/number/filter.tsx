import type { Text } from '@takt/model';
import { Input, Space } from 'antd';
import { useSay } from '../../kit/say.tsx';
import { type FilterProps, textsIn } from '../view.ts';

const FROM: Text = ['最小', 'Min'];
const TO: Text = ['最大', 'Max'];

/** From and to, both included; either may stay open. Digits travel as they were typed. */
export function NumberFilter({ id, value, onChange }: FilterProps) {
  const say = useSay();
  const [from = '', to = ''] = textsIn(value);
  const clean = (text: string): string => text.replace(/[^\d.-]/g, '');
  return (
    <Space.Compact block>
      <Input
        id={id}
        inputMode="decimal"
        value={from}
        placeholder={say(FROM)}
        onChange={({ target }) => onChange?.([clean(target.value), to])}
      />
      <Input
        inputMode="decimal"
        aria-label={say(TO)}
        value={to}
        placeholder={say(TO)}
        onChange={({ target }) => onChange?.([from, clean(target.value)])}
      />
    </Space.Compact>
  );
}
