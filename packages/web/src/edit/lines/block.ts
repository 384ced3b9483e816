import type { Field } from '@takt/model';
import { typedDecimal, typedInteger } from '../../fields/number/typed.ts';

/** The cells of a block copied from a spreadsheet: tabs between columns, line ends between rows, quotes around both. */
export function blockOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let quoted = false;
  const put = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (quoted && sign === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (quoted && sign === '"') quoted = false;
    else if (quoted) cell += sign;
    else if (sign === '"' && cell === '') quoted = true;
    else if (sign === '\t') put();
    else if (sign === '\n') {
      put();
      rows.push([]);
    } else if (sign !== '\r') cell += sign;
  }
  put();
  // Spreadsheets end the block with a line end; that is no row of its own.
  if (rows.length > 1 && rows.at(-1)?.length === 1 && rows.at(-1)?.[0] === '') rows.pop();
  return rows;
}

const two = (text: string | undefined): string => (text ?? '').padStart(2, '0');
const DAY = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/;
const PLAIN_DAY = /^(\d{4})(\d{2})(\d{2})$/;
const CLOCK = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/;

/** A day as people and spreadsheets write it, as the wire does; what is no day stays as it is. */
function typedDay(text: string): string {
  const [, year, month, day] = DAY.exec(text) ?? PLAIN_DAY.exec(text) ?? [];
  return year === undefined ? text : `${year}-${two(month)}-${two(day)}`;
}
function typedTime(text: string): string {
  const [, hour, minute, second] = CLOCK.exec(text) ?? [];
  return hour === undefined ? text : `${two(hour)}:${two(minute)}:${two(second ?? '0')}`;
}
function typedMoment(text: string): string {
  const [day = '', clock = '0:0', ...rest] = text.split(/[ T]+/);
  return rest.length > 0 ? text : `${typedDay(day)} ${typedTime(clock)}`;
}

const YES = ['是', 'yes', 'y', '1', 'true', '√', '✓'];
const NO = ['否', 'no', 'n', '0', 'false', '×', '✗'];
const flag = (text: string, on: string, off: string): string => {
  const low = text.toLowerCase();
  if (YES.includes(low)) return on;
  return NO.includes(low) ? off : text;
};

export interface NamedValue {
  readonly value: string;
  /** Everything people may call it. */
  readonly names: readonly string[];
}
const named = (text: string, choices: readonly NamedValue[]): string =>
  choices.find(({ value, names }) => value === text || names.some((name) => name.toLowerCase() === text.toLowerCase()))?.value ??
  text;

/** What a pasted text means to a field; what it does not understand stays and is marked with the field's sentence. */
export function pastedValue(field: Field, pasted: string, choices: readonly NamedValue[] = []): unknown {
  const text = pasted.trim();
  switch (field.kind) {
    case 'integer':
      return typedInteger(text);
    case 'decimal':
    case 'money':
    case 'quantity':
      return typedDecimal(text);
    case 'date':
      return text === '' ? null : typedDay(text);
    case 'datetime':
      return text === '' ? null : typedMoment(text);
    case 'time':
      return text === '' ? null : typedTime(text);
    case 'flag':
      return text === '' ? '0' : flag(text, '1', '0');
    case 'flagYN':
      return text === '' ? 'N' : flag(text, 'Y', 'N');
    case 'choice':
    case 'dictionary':
      return text === '' ? null : named(text, choices);
    default:
      return text === '' ? null : text;
  }
}
