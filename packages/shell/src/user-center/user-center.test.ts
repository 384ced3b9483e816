import { expect, test } from 'vitest';
import { newPasswordProblem } from './password-fields.tsx';
import { avatarProblem, emailProblem, mobileProblem } from './profile-check.ts';

const ruleOf = (broken: { readonly rule: string } | null): string | null => broken?.rule ?? null;

test('P01 P07 P08 the new password is judged under its own field, the repetition under the repetition', () => {
  expect(ruleOf(newPasswordProblem('password', { old: 'x', password: 'Ab1!' }))).toBe('P01');
  const same = { old: 'Takt-2026!x', password: 'Takt-2026!x', confirm: 'Takt-2026!x' };
  expect(ruleOf(newPasswordProblem('password', same))).toBe('P07');
  expect(newPasswordProblem('confirm', same)).toBeNull();
  expect(ruleOf(newPasswordProblem('confirm', { old: 'x', password: 'Takt-2026!x', confirm: 'other' }))).toBe('P08');
});

test('P11 an avatar is JPG or PNG, by name and by kind', () => {
  for (const [name, type] of [
    ['me.jpg', 'image/jpeg'],
    ['me.JPEG', 'image/jpeg'],
    ['me.png', 'image/png'],
  ] as const)
    expect(avatarProblem({ name, type }), name).toBeNull();
  for (const [name, type] of [
    ['me.gif', 'image/gif'],
    ['me.svg', 'image/svg+xml'],
    ['me.png', 'text/html'],
    ['me.exe', 'image/png'],
  ] as const)
    expect(ruleOf(avatarProblem({ name, type })), name).toBe('P11');
});

test('P12 an e-mail address has a sign and a dot; none at all is fine', () => {
  for (const email of ['a@b.cn', '', null]) expect(emailProblem(email)).toBeNull();
  for (const email of ['a', 'a@b', 'a b@c.cn', '@b.cn']) expect(ruleOf(emailProblem(email)), email).toBe('P12');
});

test('P13 a mobile number has eleven digits and begins with 13 to 19; none at all is fine', () => {
  for (const mobile of ['13800138000', '19912345678', '', null]) expect(mobileProblem(mobile)).toBeNull();
  for (const mobile of ['12800138000', '1380013800', '+8613800138000']) expect(ruleOf(mobileProblem(mobile)), mobile).toBe('P13');
});
