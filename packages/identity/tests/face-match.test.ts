import { createRequire } from 'node:module';
import type { Human } from '@vladmandic/human';
import { expect, test } from 'vitest';
import type { Face, Look } from '../src/face/look.ts';
import { challengeMet, LEAST_TURN, passes, similarity } from '../src/face/match.ts';
import { humanBuild } from '../src/face/model-files.ts';

const face: Face = {
  embedding: [0.1, 0.2, 0.3],
  live: 0.9,
  real: 0.8,
  box: { x: 0.2, y: 0.2, width: 0.5, height: 0.6 },
  yaw: 0,
  eyes: { left: 0.3, right: 0.3 },
};
const seen = (change: Partial<Face> = {}, faces = 1): Look => ({ faces, face: { ...face, ...change } });

test('similarity is human’s own', () => {
  const build = createRequire(import.meta.url)(humanBuild()) as { readonly Human: typeof Human };
  const { match } = new build.Human({ backend: 'wasm' });
  const vector = (seed: number): number[] => Array.from({ length: 1024 }, (_, index) => Math.sin(seed * index) * 0.9);
  for (const scale of [0, 0.001, 0.1, 0.5, 1, 2])
    for (const seed of [1, 2, 7]) {
      const [a, b] = [vector(seed), vector(seed).map((value, index) => value + scale * Math.cos(index))];
      expect(similarity(a, b)).toBe(match.similarity(a, b));
    }
});

test('faces that cannot be compared are not alike', () => {
  expect(similarity([], [])).toBe(0);
  expect(similarity([1, 2], [1, 2, 3])).toBe(0);
});

test('one living, real face of some size passes', () => {
  expect(passes(seen())).toBe(true);
  expect(passes(seen({ live: 0.59 }))).toBe(false);
  expect(passes(seen({ real: 0.49 }))).toBe(false);
  expect(passes(seen({ box: { ...face.box, height: 0.1 } }))).toBe(false);
  expect(passes(seen({}, 2))).toBe(false);
  expect(passes({ faces: 0, face: null })).toBe(false);
});

test('the challenge wants the side, the distance and the same person', () => {
  const turn = LEAST_TURN + 0.01;
  expect(challengeMet('left', seen(), seen({ yaw: -turn }))).toBe(true);
  expect(challengeMet('right', seen(), seen({ yaw: turn }))).toBe(true);
  expect(challengeMet('left', seen(), seen({ yaw: turn }))).toBe(false);
  expect(challengeMet('right', seen(), seen({ yaw: LEAST_TURN - 0.01 }))).toBe(false);
  expect(challengeMet('right', seen(), seen({ yaw: turn, embedding: [9, 9, 9] }))).toBe(false);
  expect(challengeMet('right', seen(), { faces: 0, face: null })).toBe(false);
});
