import { type Field, valueProblem } from '@takt/model';

/** `0` → `a`, `27` → `bb`: for patterns that know no digits. */
export function letters(n: number): string {
  const last = String.fromCharCode(97 + (n % 26));
  return n < 26 ? last : letters(Math.floor(n / 26) - 1) + last;
}

const cut = (field: Field, text: string): string => [...text].slice(0, field.options.length ?? 200).join('');

/** Texts of every form in use; a new pattern either fits one of them or needs its own here. */
const candidates = (field: Field, n: number, marker: string): readonly string[] => {
  const spoken = `${marker}${n}号${field.label[0]}`;
  return [
    ...(field.kind === 'code' || field.kind === 'dictionary'
      ? []
      : [cut(field, spoken.padEnd(field.options.minLength ?? 0, '样'))]),
    `${marker}C${n}`.padEnd(field.options.minLength ?? 0, 'X'),
    `138${String(n).padStart(8, '0')}`,
    `${marker}${n}@example.com`,
    `sample.${letters(n)}.read`,
    `sample.row${letters(n)}`,
    `https://example.com/${n}`,
    `/sample/page${n}`,
    `{"keys":[${n}]}`,
    letters(n),
    letters(n).toUpperCase(),
    String(n).padStart(field.options.minLength ?? 1, '0'),
    // An article number; its last digit follows from the others.
    '6901234567892',
    // A network address.
    `203.0.113.${(n % 250) + 1}`,
    // A month.
    new Date(Date.UTC(2100, n, 1)).toISOString().slice(0, 7),
  ];
};

function textValue(field: Field, n: number, marker: string): string {
  const found = candidates(field, n, marker).find((text) => valueProblem(field, text) === null);
  if (found === undefined)
    throw new Error(`no sample fits ${field.label[1]} (${field.options.pattern}); add a candidate or an override`);
  return found;
}

/** Values grow with `n`, so that a maximum is sampled above the minimum named before it. */
function integerValue({ options }: Field, n: number): number {
  const lowest = options.above === undefined ? (options.min ?? 1) : options.above + 1;
  return lowest + (options.max === undefined ? n : n % (options.max - lowest + 1));
}
function decimalValue(field: Field, n: number): string {
  const whole = integerValue(field, n);
  return (field.options.scale ?? 6) === 0 || whole === field.options.max ? String(whole) : `${whole}.5`;
}

const DAY = 86_400_000;
const START = Date.UTC(2096, 3, 1);
const moment = (n: number): string => new Date(START + n * DAY + (n % 86_400) * 1000).toISOString();

const flagValue = ({ kind, options }: Field): string => {
  const [on, off] = kind === 'flag' ? ['1', '0'] : ['Y', 'N'];
  return options.default === on ? (off as string) : (on as string);
};

/**
 * The `n`-th valid value of a field in the form the wire gives it back, by its kind and options alone.
 * Null for kinds that need another row or a file first. `marker` begins every free text.
 */
export function sampleValue(field: Field, n: number, marker = ''): unknown {
  switch (field.kind) {
    case 'text':
    case 'code':
    case 'richtext':
    case 'dictionary':
      return textValue(field, n, marker);
    case 'integer':
      return integerValue(field, n);
    case 'decimal':
    case 'money':
    case 'quantity':
      return decimalValue(field, n);
    case 'date':
      return moment(n).slice(0, 10);
    case 'datetime':
      return moment(n).slice(0, 19).replace('T', ' ');
    case 'time':
      return moment(n).slice(11, 19);
    case 'flag':
    case 'flagYN':
      return flagValue(field);
    case 'choice': {
      const values = Object.keys(field.options.values ?? {});
      return values[n % values.length];
    }
    case 'json':
      return { n };
    default:
      return null;
  }
}
