import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openEmbedding, sealEmbedding } from '../src/face/sealed-embedding.ts';

const key = randomBytes(32);
const embedding = Array.from({ length: 1024 }, (_, index) => Math.fround(Math.sin(index)));

test('a sealed embedding opens as it was, and never looks the same twice', () => {
  const [first, second] = [sealEmbedding(key, '1|7', embedding), sealEmbedding(key, '1|7', embedding)];
  expect(openEmbedding(key, '1|7', first)).toEqual(embedding);
  expect(first).toHaveLength(12 + 16 + 4 * embedding.length);
  expect(first.equals(second)).toBe(false);
});

test('it opens for nobody else, with no other key, and not with a changed bit', () => {
  const sealed = sealEmbedding(key, '1|7', embedding);
  expect(() => openEmbedding(key, '1|8', sealed)).toThrow();
  expect(() => openEmbedding(randomBytes(32), '1|7', sealed)).toThrow();
  for (const place of [0, 12, 28, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(() => openEmbedding(key, '1|7', changed), `byte ${place}`).toThrow();
  }
  expect(() => openEmbedding(key, '1|7', sealed.subarray(0, 20))).toThrow();
});
