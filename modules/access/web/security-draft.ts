import { defaults } from '@takt/model';
import { SecurityConfig } from '../defs/index.ts';

export const NUMBERS = ['lockCount', 'passwordDays', 'graceDays'] as const;
export const SWITCHES = ['faceLogin', 'secondFactor'] as const;
type Numbers = Readonly<Record<(typeof NUMBERS)[number], string>>;

type Switches = Readonly<Record<(typeof SWITCHES)[number], boolean>>;

/** The settings as they stand in the form: numbers are text until they are judged. */
export interface Draft extends Numbers, Switches {
  readonly id: string | null;
  readonly version: number;
  readonly code: string;
}

export function draftOf(stored: SecurityConfig | null): Draft {
  const row = { ...defaults(SecurityConfig.fields, { now: '' }), ...stored };
  const text = (name: (typeof NUMBERS)[number]): string => String(row[name] ?? '');
  return {
    id: stored?.id ?? null,
    version: stored?.version ?? 0,
    code: stored?.code ?? 'default',
    lockCount: text('lockCount'),
    passwordDays: text('passwordDays'),
    graceDays: text('graceDays'),
    faceLogin: row['faceLogin'] === '1',
    secondFactor: row['secondFactor'] === '1',
  };
}

/** What was typed, as a number where it is one: a text that is none is refused by its field. */
export const numberOf = (typed: string): number | string => (/^-?\d+$/.test(typed.trim()) ? Number.parseInt(typed, 10) : typed);

export const rowOf = (draft: Draft): Readonly<Record<string, unknown>> => ({
  ...(draft.id && { id: draft.id, version: draft.version }),
  code: draft.code,
  ...Object.fromEntries(NUMBERS.map((name) => [name, numberOf(draft[name])])),
  ...Object.fromEntries(SWITCHES.map((name) => [name, draft[name] ? '1' : '0'])),
});
