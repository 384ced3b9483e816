import { SIGNIN } from '@takt/model';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The side to which the person shall turn the head, the person's own. */
export type Turn = 'left' | 'right';
/** What keeps the picture from being taken; `hold` when nothing does. */
export type Hint = 'none' | 'outside' | 'closer' | 'tooClose' | 'ahead' | 'hold';

const { frame, guideFrom, guideTo, largest } = SIGNIN.face;
/** Half of what is too large is too small: below it the server has too few points to tell people apart. */
const SMALLEST = largest / 2;
/** Radians either way that still count as looking ahead. */
const AHEAD = 0.15;
/** Radians of the turn asked for; the server asks for 0.15, and measures another picture than we do. */
const TURN = 0.2;

/** The box of a face as it lies in the round window, from fractions of the picture. */
export const inFrame = ({ x, y, width, height }: Box): Box => ({
  x: x * frame,
  y: y * frame,
  width: width * frame,
  height: height * frame,
});

const within = (from: number, length: number): boolean => from >= guideFrom && from + length <= guideTo;

/** What to tell the person, from where the face lies in the window; the size comes first, it decides the rest. */
export function hintOf(box: Box | null): Hint {
  if (!box) return 'none';
  const longest = Math.max(box.width, box.height);
  if (longest > largest) return 'tooClose';
  if (longest < SMALLEST) return 'closer';
  return within(box.x, box.width) && within(box.y, box.height) ? 'hold' : 'outside';
}

/** True while the face looks into the camera. */
export const looksAhead = (yaw: number): boolean => Math.abs(yaw) <= AHEAD;

/** How much of the turn is done, 0 to 1; turning to the other side is none of it. */
export function turnDone(turn: Turn, from: number, to: number): number {
  const towardsRight = to - from;
  return Math.max(0, Math.min(1, (turn === 'right' ? towardsRight : -towardsRight) / TURN));
}
