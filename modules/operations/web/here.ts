import { toDateTime } from '@takt/model';

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** A moment the product keeps in UTC, as the clocks here show it. */
export const here = (iso: string): string => toDateTime(new Date(iso), timeZone).slice(0, 16);
export const dayHere = (iso: string): string => here(iso).slice(0, 10);
