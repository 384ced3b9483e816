import type { Text } from '../text.ts';
import { type Common, type Field, make, type Must } from './field.ts';

/** `today` and `now` are filled in by the form from the tenant's clock. */
interface MomentOptions extends Common {
  readonly default?: 'now' | 'today';
  readonly requiredWords?: Text;
}

export function date(zh: string, en: string, options: Must<MomentOptions>): Field<string, true, 'date'>;
export function date(zh: string, en: string, options?: MomentOptions): Field<string, false, 'date'>;
export function date(zh: string, en: string, options?: MomentOptions) {
  return make('date', zh, en, options);
}

export function datetime(zh: string, en: string, options: Must<MomentOptions>): Field<string, true, 'datetime'>;
export function datetime(zh: string, en: string, options?: MomentOptions): Field<string, false, 'datetime'>;
export function datetime(zh: string, en: string, options?: MomentOptions) {
  return make('datetime', zh, en, options);
}

export function time(zh: string, en: string, options: Must<Common>): Field<string, true, 'time'>;
export function time(zh: string, en: string, options?: Common): Field<string, false, 'time'>;
export function time(zh: string, en: string, options?: Common) {
  return make('time', zh, en, options);
}
