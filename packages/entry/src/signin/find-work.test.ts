import { expect, test } from 'vitest';
import { findWork } from './find-work.ts';
import { sha256Heads } from './sha256.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const headOf = async (text: string): Promise<number> =>
  new DataView(await crypto.subtle.digest('SHA-256', bytesOf(text))).getUint32(0);

test('hashes of texts of every length around a block are those of the standard', async () => {
  for (const length of [0, 1, 50, 55, 56, 63, 64, 65, 119, 120, 128, 200])
    for (const ending of ['', '7', '1234567']) {
      const text = 'k'.repeat(length);
      expect(sha256Heads(text)(ending), `${length} ${ending}`).toBe(await headOf(text + ending));
    }
});

test('the number that is found makes a hash of so many zero bits', async () => {
  const nonce = await findWork('k1.challenge', 12, new AbortController().signal);
  expect(Math.clz32(await headOf(`k1.challenge${nonce}`))).toBeGreaterThanOrEqual(12);
});

test('the page stays alive meanwhile, and the search ends when nobody waits', async () => {
  const leaving = new AbortController();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
    if (turns === 3) leaving.abort();
  }, 1);
  try {
    expect(await findWork('never', 33, leaving.signal)).toBeNull();
    expect(turns).toBeGreaterThanOrEqual(3);
  } finally {
    clearInterval(counting);
  }
});
