import { DatePicker, TimePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import { useEffect, useEffectEvent } from 'react';
import type { InputProps } from '../view.ts';

dayjs.extend(customParseFormat);

const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const CLOCK = 'HH:mm:ss';
// Shown by the first; whoever types leaves out what is nought, and the dashes.
const DAYS = [DAY, 'YYYYMMDD'];
const MOMENTS = [MOMENT, 'YYYY-MM-DD HH:mm'];
const CLOCKS = [CLOCK, 'HH:mm'];

const at = (value: unknown, format: string) => {
  const read = typeof value === 'string' && value !== '' ? dayjs(value, format) : null;
  return read?.isValid() ? read : null;
};
/**
 * A cell opens with the sign that was typed into it: it goes into the input as if it were typed there. The picker reads what somebody
 * types and nothing else.
 */
function useFirstSign({ id, typed }: InputProps): void {
  const begin = useEffectEvent(() => {
    const input = document.getElementById(id);
    if (!typed || !(input instanceof HTMLInputElement)) return;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.setSelectionRange(typed.length, typed.length);
  });
  useEffect(() => begin(), []);
}
const shared = ({ field, id, disabled, wrong, eager }: InputProps) => ({
  id,
  // The cross is a stop for Tab as well: only where the field may be empty.
  allowClear: !field.required,
  disabled,
  autoFocus: eager,
  style: { width: '100%' },
  needConfirm: false,
  'aria-invalid': wrong,
  ...(eager && { defaultOpen: true }),
  ...(wrong && { status: 'error' as const }),
});

export function DateInput(props: InputProps) {
  useFirstSign(props);
  return (
    <DatePicker
      {...shared(props)}
      value={at(props.value, DAY)}
      format={DAYS}
      onChange={(day) => props.onChange(day?.format(DAY) ?? null)}
    />
  );
}

export function DateTimeInput(props: InputProps) {
  useFirstSign(props);
  return (
    <DatePicker
      {...shared(props)}
      showTime
      value={at(props.value, MOMENT)}
      format={MOMENTS}
      onChange={(moment) => props.onChange(moment?.format(MOMENT) ?? null)}
    />
  );
}

export function TimeInput(props: InputProps) {
  useFirstSign(props);
  return (
    <TimePicker
      {...shared(props)}
      value={at(props.value, CLOCK)}
      format={CLOCKS}
      onChange={(clock) => props.onChange(clock?.format(CLOCK) ?? null)}
    />
  );
}
