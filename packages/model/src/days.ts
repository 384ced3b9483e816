const DAY_MS = 86_400_000;
const atMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days are wire text, `2026-03-14`: they have no zone, and two of them compare as texts. */
export const addDays = (day: string, days: number): string =>
  new Date(atMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days one day is after another; negative where it is before it. */
export const daysBetween = (from: string, to: string): number => (atMidnight(to) - atMidnight(from)) / DAY_MS;

/** Every day from one to another, both included; none where the other is before it. */
export const daysFromTo = (from: string, to: string): readonly string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** From 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: string): number => new Date(atMidnight(day)).getUTCDay() || 7;
