import type { Face, Look } from './look.ts';

/**
 * From when on a face counts as the same, alive and real. To be tuned on consenting staff, towards one false match in a
 * million: on the few photographs at hand strangers reach 0.60, and one person in other light and size stays at 0.80 or more.
 */
export const FACE_THRESHOLDS = { similarity: 0.72, live: 0.6, real: 0.5 } as const;

/**
 * How far, in radians, the head must have turned between the two pictures. Other light, size and compression move the
 * yaw of the same pose by less than 0.05. The browser waits for a little more, because it measures another picture.
 */
export const LEAST_TURN = 0.15;

/** A smaller face, as part of the picture's height, has too few points left to tell people apart. */
const LEAST_FACE = 0.2;

const MULTIPLIER = 25;
const [LOWEST, HIGHEST] = [0.2, 0.8];
const hundredths = (value: number): number => Math.round(100 * value) / 100;

/** How alike two faces are, 0 to 1: the formula, defaults and roundings of human's `match.similarity`. */
export function similarity(a: readonly number[], b: readonly number[]): number {
  if (a.length === 0 || a.length !== b.length) return 0;
  const squares = a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
  const distance = hundredths(MULTIPLIER * squares);
  if (distance === 0) return 1;
  const spread = (1 - Math.sqrt(distance) / 100 - LOWEST) / (HIGHEST - LOWEST);
  return hundredths(Math.max(Math.min(spread, 1), 0));
}

/** What the person is asked to do between the two pictures; the sides are the person's own. */
export type Challenge = 'left' | 'right';

/** A picture with a face in it. */
type FaceSeen = Look & { readonly face: Face };

/** True for a picture of one living, real face of some size; a second face would leave open who answers the challenge. */
export const passes = (look: Look): look is FaceSeen =>
  look.faces === 1 &&
  look.face !== null &&
  look.face.box.height >= LEAST_FACE &&
  look.face.live >= FACE_THRESHOLDS.live &&
  look.face.real >= FACE_THRESHOLDS.real;

/** True when the same person turned the head to the side asked for. */
export function challengeMet(challenge: Challenge, first: Look, second: Look): boolean {
  if (!first.face || !second.face) return false;
  const towardsRight = second.face.yaw - first.face.yaw;
  const turn = challenge === 'right' ? towardsRight : -towardsRight;
  return turn >= LEAST_TURN && similarity(first.face.embedding, second.face.embedding) >= FACE_THRESHOLDS.similarity;
}
