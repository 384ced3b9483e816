import type { Text } from './text.ts';

/** A sentence with the id it has in the rule catalogue. */
export interface RuleBroken {
  readonly rule: string;
  readonly field: string;
  readonly text: Text;
}
export interface PasswordRequest {
  readonly password: string;
  readonly old?: string;
  readonly confirm?: string;
}

const runs = Array.from({ length: 7 }, (_, first) => [0, 1, 2, 3].map((step) => first + step).join(''));

interface Rule {
  readonly rule: string;
  readonly text: Text;
  readonly holds: (asked: PasswordRequest) => boolean;
}
/** What a password must be like in itself; the order is the order people are told in. */
const strength: readonly Rule[] = [
  {
    rule: 'P01',
    text: ['密码长度不能少于8位', 'The password needs at least 8 characters'],
    holds: ({ password }) => password.length >= 8,
  },
  {
    rule: 'P02',
    text: ['密码必须包含大写字母', 'The password needs an uppercase letter'],
    holds: ({ password }) => /[A-Z]/.test(password),
  },
  {
    rule: 'P03',
    text: ['密码必须包含小写字母', 'The password needs a lowercase letter'],
    holds: ({ password }) => /[a-z]/.test(password),
  },
  { rule: 'P04', text: ['密码必须包含数字', 'The password needs a digit'], holds: ({ password }) => /\d/.test(password) },
  {
    rule: 'P05',
    text: ['密码必须包含特殊字符', 'The password needs a special character'],
    holds: ({ password }) => /[^A-Za-z0-9]/.test(password),
  },
  {
    rule: 'P06',
    text: ['密码不能包含4位连续递增数字', 'The password must not contain four consecutive ascending digits'],
    holds: ({ password }) => !runs.some((run) => password.includes(run)),
  },
];
const change: readonly Rule[] = [
  {
    rule: 'P07',
    text: ['新密码不能与旧密码相同', 'The new password must differ from the old one'],
    holds: ({ password, old }) => old === undefined || password !== old,
  },
  {
    rule: 'P08',
    text: ['两次输入的密码不一致', 'The two passwords do not match'],
    holds: ({ password, confirm }) => confirm === undefined || password === confirm,
  },
];

/** P09: said after a sign-in with a password that would not be accepted today. */
export const WEAK_PASSWORD: Text = ['密码不符合安全策略，请修改密码', 'The password does not meet the policy; please change it'];
export const PASSWORD_LENGTH = { min: 8, max: 128 } as const;

/** Every rule of the policy with whether this password keeps it; for the list beside the field. */
export const passwordStrength = (password: string): readonly { rule: string; text: Text; kept: boolean }[] =>
  strength.map(({ rule, text, holds }) => ({ rule, text, kept: holds({ password }) }));

/** The first rule a new password breaks; null when it may be taken. The browser and the server ask the same. */
export function passwordProblem(asked: PasswordRequest): RuleBroken | null {
  const broken = [...strength, ...change].find(({ holds }) => !holds(asked));
  return broken ? { rule: broken.rule, field: broken.rule === 'P08' ? 'confirm' : 'password', text: broken.text } : null;
}
