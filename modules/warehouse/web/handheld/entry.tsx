import type { Text } from '@takt/model';
import { useSay } from '@takt/handheld';
import style from './handheld.module.css';

interface EntryProps {
  readonly label: Text;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'date';
}
/** Something that has to be typed. */
export function Entry({ label, value, onChange, type = 'text' }: EntryProps) {
  return (
    <label className={style['entry']}>
      <span>{useSay()(label)}</span>
      <input type={type} autoComplete="off" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
