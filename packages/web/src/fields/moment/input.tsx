import { DatePicker, TimePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import customParseFormat from 'dayjs/plugin/customParseFormat.js';
import type { InputProps } from '../view.ts';

dayjs.extend(customParseFormat);

const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DD HH:mm:ss';
const CLOCK = 'HH:mm:ss';

const at = (value: unknown, format: string) => {
  const read = typeof value === 'string' && value !== '' ? dayjs(value, format) : null;
  return read?.isValid() ? read : null;
};
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
  return (
    <DatePicker
      {...shared(props)}
      value={at(props.value, DAY)}
      format={DAY}
      onChange={(day) => props.onChange(day?.format(DAY) ?? null)}
    />
  );
}

export function DateTimeInput(props: InputProps) {
  return (
    <DatePicker
      {...shared(props)}
      showTime
      value={at(props.value, MOMENT)}
      format={MOMENT}
      onChange={(moment) => props.onChange(moment?.format(MOMENT) ?? null)}
    />
  );
}

export function TimeInput(props: InputProps) {
  return (
    <TimePicker
      {...shared(props)}
      value={at(props.value, CLOCK)}
      format={CLOCK}
      onChange={(clock) => props.onChange(clock?.format(CLOCK) ?? null)}
    />
  );
}
