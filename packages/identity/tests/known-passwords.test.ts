import { passwordProblem } from '@takt/model';
import { describe, expect, test } from 'vitest';
import { isCommon, knownPasswords } from '../src/access/known-passwords.ts';

describe('passwords everybody thinks of', () => {
  test.each([
    'Password@1',
    'PASSWORD@1',
    'pASSword@1',
    'P@ssw0rd123!',
    'Admin@2024',
    'Qwerty@123',
    '1qaz@WSX',
    'Woaini@520',
    'Ｐassword@1',
  ])('%s is one', (password) => {
    expect(isCommon(password)).toBe(true);
  });

  test.each(['Blue-Lathe-7-Hums', 'Password@1x', 'xPassword@1', 'Tq7#vLw2', ''])('“%s” is none', (password) => {
    expect(isCommon(password)).toBe(false);
  });

  // What the policy refuses anyway needs no place here.
  test('P01 to P06: each would pass the policy with a capital in front', () => {
    const refused = [...knownPasswords].filter((password) => {
      const capital = password.replace(/[a-z]/, (letter) => letter.toUpperCase());
      return passwordProblem({ password: capital }) !== null;
    });
    expect(refused).toEqual([]);
    console.log(`known passwords: ${knownPasswords.size}`);
    expect(knownPasswords.size).toBeGreaterThan(200);
  });
});
