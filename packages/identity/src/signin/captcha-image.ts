import { randomInt } from 'node:crypto';
import { SIGNIN } from '@takt/model';
import { CAPTCHA_ALPHABET, GLYPH, glyphOf, type Point, type Polyline } from './captcha-font.ts';
import { encodePng } from './png.ts';

const CAPTCHA_SIZE = { width: 120, height: 40 } as const;
const { width: WIDTH, height: HEIGHT } = CAPTCHA_SIZE;

type Colour = readonly [red: number, green: number, blue: number];
const GROUND: Colour = [0xee, 0xf3, 0xfb];
const INKS: readonly Colour[] = [
  [0x14, 0x2a, 0x5c],
  [0x1c, 0x3c, 0x7a],
  [0x1b, 0x33, 0x66],
  [0x24, 0x3f, 0x86],
];
const SPECKLES = 15;

type Random = () => number;
type Bend = (point: Point) => Point;

/** Not to be guessed from earlier images, unlike `Math.random`. */
export const unpredictable: Random = () => randomInt(2 ** 32) / 2 ** 32;

const pick = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T; // index is in range
const between = (low: number, high: number, random: Random): number => low + random() * (high - low);

/** The characters of a new captcha. */
export const captchaText = (random: Random): string =>
  Array.from({ length: SIGNIN.captchaLength }, () => pick(CAPTCHA_ALPHABET, random)).join('');

const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'D', O: 'D', Q: 'D', Z: '2', S: '5', G: '6', B: '8', V: 'U' };
/** What a person typed, in the characters of the font: one that is never drawn can only mean the one it looks like. */
export const captchaAnswer = (typed: string): string =>
  typed
    .trim()
    .toUpperCase()
    .replace(/./g, (character) => LOOKALIKES[character] ?? character);

/** The characters as a person can read them and a program finds it tedious to: a PNG, drawn anew at every call. */
export function drawCaptcha(text: string, random: Random): Buffer {
  const pixels = groundPixels();
  const bend = wave(random);
  scatter(pixels, random);
  paint(pixels, [across(bend, random)], between(0.9, 1.3, random), pick(INKS, random), 0.75);
  for (const strokes of lettersOf(text, random)) {
    paint(
      pixels,
      strokes.map((stroke) => finely(stroke).map(bend)),
      between(2, 2.7, random),
      pick(INKS, random),
      1,
    );
  }
  // A line in ink joins the letters, one in the colour of the ground cuts them: neither can simply be filtered away.
  paint(pixels, [across(bend, random)], between(1, 1.5, random), pick(INKS, random), 0.9);
  paint(pixels, [across(bend, random)], 1, GROUND, 0.85);
  return encodePng(WIDTH, HEIGHT, pixels);
}

function groundPixels(): Uint8Array {
  const pixels = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let at = 0; at < pixels.length; at += 3) pixels.set(GROUND, at);
  return pixels;
}

/** Letters side by side, each turned, slanted and sized on its own, neighbours touching now and then. */
function lettersOf(text: string, random: Random): readonly (readonly Polyline[])[] {
  const step = (WIDTH - 14) / text.length;
  return [...text].map((character, index) => {
    const turn = between(-0.3, 0.3, random);
    const slant = between(-0.22, 0.22, random);
    const high = between(20, 25, random) / GLYPH.height;
    const wide = high * between(0.9, 1.15, random);
    const middle = { x: 7 + step * (index + 0.5) + between(-2, 2, random), y: HEIGHT / 2 + between(-2.5, 2.5, random) };
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    return glyphOf(character).map((stroke) =>
      stroke.map((point): Point => {
        const y = (point.y - GLYPH.height / 2) * high;
        const x = (point.x - GLYPH.width / 2) * wide + slant * y;
        return { x: middle.x + x * cos - y * sin, y: middle.y + x * sin + y * cos };
      }),
    );
  });
}

/** Bends the whole picture, so that no letter keeps a straight line. */
function wave(random: Random): Bend {
  const [liftPhase, shiftPhase] = [between(0, 2 * Math.PI, random), between(0, 2 * Math.PI, random)];
  const [lift, shift] = [between(1.5, 2.8, random), between(0.8, 1.6, random)];
  const [long, tall] = [between(45, 75, random), between(22, 36, random)];
  return ({ x, y }) => ({
    x: x + shift * Math.sin((2 * Math.PI * y) / tall + shiftPhase),
    y: y + lift * Math.sin((2 * Math.PI * x) / long + liftPhase),
  });
}

/** The same line with a point at least every two pixels, for the bend to take hold of. */
function finely(line: Polyline): Polyline {
  return line.flatMap((to, index) => {
    const from = line[index - 1];
    if (!from) return [to];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 2));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = (step + 1) / steps;
      return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    });
  });
}

/** A line from edge to edge through where the letters are. */
function across(bend: Bend, random: Random): Polyline {
  const [start, end] = [between(10, HEIGHT - 10, random), between(10, HEIGHT - 10, random)];
  const [swing, long, phase] = [between(2, 6, random), between(40, 90, random), between(0, 2 * Math.PI, random)];
  return Array.from({ length: WIDTH / 3 + 3 }, (_, index) => {
    const x = index * 3 - 3;
    const y = start + ((end - start) * x) / WIDTH + swing * Math.sin((2 * Math.PI * x) / long + phase);
    return bend({ x, y });
  });
}

/** Crumbs in a few strengths of ink. */
function scatter(pixels: Uint8Array, random: Random): void {
  for (const strength of [0.3, 0.45, 0.6]) {
    const crumbs = Array.from({ length: SPECKLES }, (): Polyline => {
      const from = { x: random() * WIDTH, y: random() * HEIGHT };
      return [from, { x: from.x + between(-1.5, 1.5, random), y: from.y + between(-1.5, 1.5, random) }];
    });
    paint(pixels, crumbs, between(0.8, 1.6, random), pick(INKS, random), strength);
  }
}

/** Lays lines of one colour over the picture; an edge pixel takes as much ink as the line covers of it. */
function paint(pixels: Uint8Array, lines: readonly Polyline[], thick: number, ink: Colour, strength: number): void {
  const cover = new Float32Array(WIDTH * HEIGHT);
  for (const line of lines) {
    for (let index = 1; index < line.length; index += 1) {
      coverSegment(cover, line[index - 1] as Point, line[index] as Point, thick / 2); // both are inside the line
    }
  }
  for (let at = 0; at < cover.length; at += 1) {
    const share = (cover[at] ?? 0) * strength;
    if (share === 0) continue;
    for (let part = 0; part < 3; part += 1) {
      const under = pixels[at * 3 + part] ?? 0;
      pixels[at * 3 + part] = Math.round(under + ((ink[part] ?? 0) - under) * share);
    }
  }
}

/** Raises the cover of the pixels near a segment to how much of each it fills. */
function coverSegment(cover: Float32Array, from: Point, to: Point, radius: number): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const squared = dx * dx + dy * dy || 1;
  const reach = radius + 1;
  const left = Math.max(0, Math.floor(Math.min(from.x, to.x) - reach));
  const right = Math.min(WIDTH - 1, Math.ceil(Math.max(from.x, to.x) + reach));
  const top = Math.max(0, Math.floor(Math.min(from.y, to.y) - reach));
  const bottom = Math.min(HEIGHT - 1, Math.ceil(Math.max(from.y, to.y) + reach));
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / squared));
      const [offX, offY] = [x - from.x - along * dx, y - from.y - along * dy];
      const away = Math.sqrt(offX * offX + offY * offY);
      const share = Math.min(1, Math.max(0, radius + 0.5 - away));
      const at = y * WIDTH + x;
      if (share > (cover[at] ?? 0)) cover[at] = share;
    }
  }
}
