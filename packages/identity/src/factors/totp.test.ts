import { expect, test } from 'vitest';
import { base32, matchingStep, newTotpSecret, totpAddress, totpCode } from './totp.ts';

const RFC_SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number): Date => new Date(seconds * 1000);

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %i is that of RFC 6238, appendix B', (seconds, code) => {
  expect(totpCode(RFC_SECRET, Math.floor(seconds / 30), 8)).toBe(code);
});

test('a code is taken a half minute early or late, not a whole one, and never twice', () => {
  const now = at(1_234_567_890);
  const step = 41_152_263;
  for (const [shift, taken] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(matchingStep(RFC_SECRET, totpCode(RFC_SECRET, step + shift), now, null)).toBe(taken);
  expect(matchingStep(RFC_SECRET, totpCode(RFC_SECRET, step), now, step)).toBeNull();
  expect(matchingStep(RFC_SECRET, totpCode(RFC_SECRET, step - 1), now, step)).toBeNull();
  expect(matchingStep(RFC_SECRET, '', now, null)).toBeNull();
});

test('a secret is written as RFC 4648 has it', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(base32(newTotpSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpAddress(RFC_SECRET, 'wang fang@demo')).toBe(
    'otpauth://totp/Takt:wang%20fang%40demo?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Takt',
  );
});
