import { expect, test } from 'vitest';
import { journeysWait } from './journeys-wait.ts';

const found = (text: string, path = 'e2e/home.e2e.ts') => journeysWait([{ path, text }]).length;

test('a journey waits for what it looks at', () => {
  expect(found("assert.equal(await board.tile('x').count(), 0);")).toBe(1);
  expect(found("assert.match(await page.getByRole('banner').innerText(), /a/);")).toBe(1);
  expect(found('await expect(board.tile(MESSAGES)).toHaveCount(0);')).toBe(0);
  expect(found('assert.equal(rows.length, 2);')).toBe(0);
  expect(found('assert.equal(await sheet.count(), 2);', 'modules/base/tests/sheet.test.ts')).toBe(0);
});
