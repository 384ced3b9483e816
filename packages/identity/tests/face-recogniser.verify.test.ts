import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Look } from '../src/face/look.ts';
import { challengeMet, FACE_THRESHOLDS, passes, similarity } from '../src/face/match.ts';
import { Unreadable } from '../src/face/picture.ts';
import { Busy, openRecogniser, type Recogniser } from '../src/face/recogniser.ts';
import { emptyRoom, jpeg, pair, people, portrait } from './face-photographs.ts';

let recogniser: Recogniser;
beforeAll(() => {
  recogniser = openRecogniser();
});
afterAll(() => recogniser.close());

const alike = (a: Look, b: Look): number => similarity(a.face?.embedding ?? [], b.face?.embedding ?? []);
const look = async (image: ReturnType<typeof portrait>, quality?: number): Promise<Look> =>
  recogniser.look(await jpeg(image, quality));

test('one person in other light, size and compression stays the same person', async () => {
  for (const person of people) {
    const first = await look(portrait(person));
    const darker = await look(portrait(person).modulate({ brightness: 0.7, saturation: 0.8 }), 50);
    const smaller = await look(sharp(await jpeg(portrait(person))).resize(300), 60);
    expect(first.faces, person).toBe(1);
    expect(alike(first, darker), `${person} darker`).toBeGreaterThanOrEqual(FACE_THRESHOLDS.similarity);
    expect(alike(first, smaller), `${person} smaller`).toBeGreaterThanOrEqual(FACE_THRESHOLDS.similarity);
  }
});

test('different people stay below the threshold', async () => {
  const looks: Look[] = [];
  for (const person of people) looks.push(await look(portrait(person)));
  looks.forEach((a, index) => {
    for (const b of looks.slice(index + 1)) expect(alike(a, b)).toBeLessThan(FACE_THRESHOLDS.similarity);
  });
});

test('an empty room has no face, and two people are counted', async () => {
  expect(await look(emptyRoom())).toEqual({ faces: 0, face: null });
  const two = await look(await pair('webcam', 'brown'));
  expect(two.faces).toBe(2);
  expect(passes(two)).toBe(false);
});

test('a face from a camera passes, with its place in the picture', async () => {
  const seen = await look(portrait('webcam'));
  expect(passes(seen)).toBe(true);
  expect(seen.face?.embedding).toHaveLength(1024);
  expect(seen.face?.box.x).toBeCloseTo(0.2, 1);
  expect(seen.face?.box.height).toBeCloseTo(0.67, 1);
  expect(Math.abs(seen.face?.yaw ?? 1)).toBeLessThan(0.1);
  expect(seen.face?.eyes.left).toBeGreaterThan(0.2);
});

test('the side to which the head turned is told', async () => {
  const towardsLeft = await look(portrait('blonde'));
  const towardsRight = await look(portrait('blonde').flop());
  expect(challengeMet('right', towardsLeft, towardsRight)).toBe(true);
  expect(challengeMet('left', towardsLeft, towardsRight)).toBe(false);
  expect(challengeMet('left', towardsRight, towardsLeft)).toBe(true);
  expect(challengeMet('right', towardsLeft, towardsLeft)).toBe(false);
  expect(challengeMet('right', towardsLeft, await look(portrait('dark')))).toBe(false);
});

test('what is no JPEG or PNG, broken or too large is refused', async () => {
  const whole = await jpeg(portrait('webcam'));
  const large = await sharp({ create: { width: 2500, height: 2500, channels: 3, background: '#778' } })
    .jpeg()
    .toBuffer();
  const others = [
    Buffer.alloc(0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    await portrait('webcam').webp().toBuffer(),
  ];
  for (const bytes of [whole.subarray(0, whole.length / 2), large, ...others])
    await expect(recogniser.look(bytes)).rejects.toBeInstanceOf(Unreadable);
});

test('other work goes on while a picture is looked at', async () => {
  const image = await jpeg(portrait('webcam'));
  const fresh = openRecogniser();
  let turns = 0;
  const turning = setInterval(() => (turns += 1), 1);
  await Promise.all([fresh.look(image), fresh.look(image), fresh.look(image)]);
  clearInterval(turning);
  // Looking takes hundreds of milliseconds; a thread that did it itself would turn only between the pictures.
  expect(turns).toBeGreaterThan(20);
  await fresh.close();
});

test('a full line turns the next away, and closing fails what waits', async () => {
  const image = await jpeg(portrait('webcam'));
  const small = openRecogniser({ waiting: 2 });
  const inLine = [1, 2, 3].map(() => small.look(image));
  await expect(small.look(image)).rejects.toBeInstanceOf(Busy);
  await Promise.all(inLine);
  await expect(small.look(image)).resolves.toMatchObject({ faces: 1 });
  const cut = small.look(image);
  const refused = expect(cut).rejects.toBeInstanceOf(Busy);
  await small.close();
  await refused;
  await expect(small.look(image)).rejects.toBeInstanceOf(Busy);
});

test('a picture that takes too long is given up, and the next gets a new thread', async () => {
  const image = await jpeg(portrait('webcam'));
  const hurried = openRecogniser({ taskMs: 1 });
  await expect(hurried.look(image)).rejects.toThrow('too long');
  await expect(hurried.look(image)).rejects.toThrow('too long');
  await hurried.close();
  const idle = openRecogniser({ idleMs: 1 });
  for (const _ of [1, 2]) {
    await expect(idle.look(image)).resolves.toMatchObject({ faces: 1 });
    await new Promise((done) => setTimeout(done, 50));
  }
  await idle.close();
});
