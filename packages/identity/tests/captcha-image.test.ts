import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { CAPTCHA_ALPHABET, glyphOf } from '../src/signin/captcha-font.ts';
import { captchaAnswer, captchaText, drawCaptcha, unpredictable } from '../src/signin/captcha-image.ts';

/** Numbers that look random and are the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    const again = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32;
  };
}
/** How dark a picture is at all; letters are what makes it so. */
const inkIn = async (png: Buffer): Promise<number> => {
  const { channels } = await sharp(png).greyscale().stats();
  return 255 - (channels[0]?.mean ?? 255);
};

describe('the characters', () => {
  test('there are five, none of which can be taken for another', () => {
    const seen = new Set<string>();
    for (let count = 0; count < 500; count += 1) {
      const text = captchaText(unpredictable);
      expect(text).toMatch(/^[2-9A-Z]{5}$/);
      expect(text).not.toMatch(/[01IOQBGSVZ]/);
      seen.add(text);
    }
    expect(seen.size).toBeGreaterThan(495);
    expect(CAPTCHA_ALPHABET.length).toBe(26);
  });

  test('small letters, spaces around and lookalikes are forgiven, nothing else', () => {
    expect(captchaAnswer(' zs0gv ')).toBe('25D6U');
    expect(captchaAnswer('2AK7X')).toBe('2AK7X');
    for (const character of CAPTCHA_ALPHABET) expect(captchaAnswer(character)).toBe(character);
  });

  test('each has strokes inside its box', () => {
    for (const character of CAPTCHA_ALPHABET) {
      const points = glyphOf(character).flat();
      expect(points.length, character).toBeGreaterThan(2);
      for (const { x, y } of points) {
        expect(x, character).toSatisfy((at: number) => at > -1 && at < 7);
        expect(y, character).toSatisfy((at: number) => at > -1 && at < 10);
      }
    }
  });
});

describe('the picture', () => {
  test('it is a PNG of 120 by 40 that another program reads', async () => {
    const png = drawCaptcha('2AK7X', unpredictable);
    expect(await sharp(png, { failOn: 'warning' }).metadata()).toMatchObject({
      format: 'png',
      width: 120,
      height: 40,
      channels: 3,
    });
    expect(inflateSync(png.subarray(41, -16)).length).toBe(40 * (120 * 3 + 1));
    expect(await inkIn(png)).toBeGreaterThan((await inkIn(drawCaptcha('', unpredictable))) + 5);
  });

  test('it stands on the light ground of the product', async () => {
    const { dominant } = await sharp(drawCaptcha('2AK7X', unpredictable)).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r);
    expect(dominant.r).toBeGreaterThan(220);
  });

  test('the same text looks different each time, and the same for the same random numbers', () => {
    const pictures = new Set(Array.from({ length: 50 }, () => drawCaptcha('2AK7X', unpredictable).toString('base64')));
    expect(pictures.size).toBe(50);
    expect(drawCaptcha('2AK7X', seeded(7))).toEqual(drawCaptcha('2AK7X', seeded(7)));
    expect(drawCaptcha('2AK7X', seeded(7))).not.toEqual(drawCaptcha('2AK7X', seeded(8)));
    expect(captchaText(seeded(7))).toBe(captchaText(seeded(7)));
  });
});
