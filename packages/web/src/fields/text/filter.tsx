import { Input } from 'antd';
import type { FilterProps } from '../view.ts';

/** Typed text; the server decides whether it is a beginning, a part or the whole. */
export function TextFilter({ id, value, onChange }: FilterProps) {
  return (
    <Input
      id={id}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange?.(event.target.value)}
      allowClear
      autoComplete="off"
    />
  );
}
