import { addDays } from '@takt/model';

/** So many days from now, as documents write it. */
export const day = (days: number): string => addDays(new Date().toISOString().slice(0, 10), days);
