import { type Decimal, roundDecimal } from './decimal.ts';

/** Groups thousands; with `scale`, rounds half away from zero and pads. Both languages write numbers alike. */
export function formatDecimal(value: Decimal | null, scale?: number): string {
  if (value === null) return '';
  const shown = scale === undefined ? value : roundDecimal(value, scale);
  const [whole = '0', part = ''] = shown.replace('-', '').split('.');
  const grouped = whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');
  const digits = scale === undefined ? part.replace(/0+$/, '') : part.padEnd(scale, '0');
  return `${shown.startsWith('-') ? '-' : ''}${grouped}${digits && `.${digits}`}`;
}

/** `yyyy-MM-dd` of a date or datetime value; the wire already carries the tenant's zone. */
export const formatDate = (value: string | null): string => value?.slice(0, 10) ?? '';
export const formatDateTime = (value: string | null): string => value?.slice(0, 19) ?? '';

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    formatters.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(zone, known);
  return known;
};

/** An instant as the wire writes it, `yyyy-MM-dd HH:mm:ss`, in the given zone. */
export const toDateTime = (instant: Date, zone: string): string => formatterOf(zone).format(instant);

/** Adds hours to a wire datetime; pure calendar arithmetic in the same zone. */
export const plusHours = (value: string, hours: number): string =>
  new Date(Date.parse(`${value.replace(' ', 'T')}Z`) + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
