import { randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';

/** A password every company accepts: both cases, a digit, a sign, and never four digits that count upwards. */
export const newPassword = (): string =>
  `Takt-${Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}-7`;
