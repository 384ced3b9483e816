import type { RuleBroken } from './password.ts';
import { blank, type Text } from './text.ts';

/** How people are reached, and what their picture may be: rules that forms, definitions and uploads share. */
export const MOBILE = {
  rule: 'P13',
  pattern: /^1[3-9]\d{9}$/,
  words: ['手机号码格式不正确', 'The mobile number is not valid'],
} as const;
export const EMAIL = {
  rule: 'P12',
  pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  words: ['邮箱格式不正确', 'The e-mail format is not valid'],
} as const;
export const AVATAR = {
  rule: 'P11',
  pattern: /\.(?:jpe?g|png)$/i,
  types: ['image/jpeg', 'image/png'],
  words: ['头像只能是JPG或PNG格式', 'The avatar must be JPG or PNG'],
} as const;

interface PatternRule {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly words: Text;
}
/** What is wrong with a value at a field; nothing at all is fine. */
export const patternProblem = (of: PatternRule, field: string, value: string | null): RuleBroken | null =>
  blank(value) || of.pattern.test(value ?? '') ? null : { rule: of.rule, field, text: of.words };
