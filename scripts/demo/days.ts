const DAY_MS = 86_400_000;
/** The factory is eight hours ahead of UTC; its days begin there. */
const ZONE_MS = 8 * 3_600_000;

/** A moment as the factory's clock has it, `n` days from now. */
export const here = (n: number): Date => new Date(Date.now() + ZONE_MS + n * DAY_MS);

/** The day `n` days from the one on which the story is told. */
export const day = (n: number): string => here(n).toISOString().slice(0, 10);

/** The present day of the week, counted from Monday. */
export const weekday = (): number => (here(0).getUTCDay() + 6) % 7;

/** The Monday `weeks` after the present week's. */
export const monday = (weeks: number): string => day(7 * weeks - weekday());
