import type { Text } from '../text.ts';
import { type Common, type Field, type Id, make, type Must } from './field.ts';

interface RefOptions extends Common {
  readonly requiredWords?: Text;
}

/** Points at another entity by id. The name is checked by `npm run check`, not by an import: no import cycles. */
export function ref(to: string, zh: string, en: string, options: Must<RefOptions>): Field<Id, true, 'ref'>;
export function ref(to: string, zh: string, en: string, options?: RefOptions): Field<Id, false, 'ref'>;
export function ref(to: string, zh: string, en: string, options?: RefOptions) {
  return make('ref', zh, en, { ...options, to });
}

/** Several of them, stored as an array of ids. */
export const refs = (to: string, zh: string, en: string, options: Common = {}): Field<readonly Id[], true, 'refs'> =>
  make('refs', zh, en, { ...options, to, required: true, default: [] });

export function user(zh: string, en: string, options: Must<RefOptions>): Field<Id, true, 'user'>;
export function user(zh: string, en: string, options?: RefOptions): Field<Id, false, 'user'>;
export function user(zh: string, en: string, options?: RefOptions) {
  return make('user', zh, en, { ...options, to: 'system.user' });
}

export function department(zh: string, en: string, options: Must<RefOptions>): Field<Id, true, 'department'>;
export function department(zh: string, en: string, options?: RefOptions): Field<Id, false, 'department'>;
export function department(zh: string, en: string, options?: RefOptions) {
  return make('department', zh, en, { ...options, to: 'system.department' });
}
