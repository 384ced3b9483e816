import { day, daysTo, here, isWorkday } from './days.ts';

const MINUTE_MS = 60_000;
/** People are this late at most for what they do at a time of the day. */
const LATE_MS = 11 * MINUTE_MS;
/** The shortest and the longest a deed takes. */
const [SHORTEST_MS, LONGEST_MS] = [9_000, 61_000];
/** In so many deeds what happens on the present day is told. */
const DEEDS_OF_TODAY = 600;
/** Before this time of the day little has happened yet: what is current is told of the evening before. */
const MORNING = '10:00';
const EVENING = '17:50';

const timeOfDay = (): string => here(0).toISOString().slice(11, 16);
/** The working day that is now, in days from today: early in the day and on a day off it is the last one. */
export const presentDay = (): number => (isWorkday(0) && timeOfDay() >= MORNING ? 0 : daysTo(-1));

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const [BEGINS, ENDS] = ['08:00', '15:30'];
/** A time of the working day that is now, by the share of it that has passed. */
export function sharePassed(share: number): string {
  const ends = presentDay() === 0 && timeOfDay() < ENDS ? timeOfDay() : ENDS;
  const at = minutesOf(BEGINS) + Math.floor(share * (minutesOf(ends) - minutesOf(BEGINS)));
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
}

/** The same figures from 0 to 1 whenever the story is told, like those of a die. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) % 0x1_00_00_00_00;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_00_00_00_00;
  };
}

/**
 * The clock of the story: what is told happens when it says or a little later, every deed takes it on, and no two deeds happen
 * at the same second of a day. Not set, it is the present.
 */
export class StoryClock {
  #at: number | null = null;
  #step: number | null = null;
  readonly #throw = dice(2026);
  readonly #taken = new Set<number>();

  /** Goes to a time of the day `days` from today, by the factory's own clock; never back. */
  goTo(days: number, time: string): void {
    const late = Math.floor((this.#throw() * LATE_MS) / 1000) * 1000;
    this.#at = Math.max(this.#at ?? 0, Date.parse(`${day(days)}T${time}:00+08:00`) + late);
    this.#step = null;
  }
  /** The working day that is now: this one, or early in the day and on a day off the evening of the last. */
  toToday(): void {
    const present = presentDay();
    if (present < 0) this.goTo(present, EVENING);
    else {
      this.goTo(0, '08:00');
      this.#step = Math.min(LONGEST_MS, (Date.now() - (this.#at ?? 0)) / DEEDS_OF_TODAY);
    }
  }
  toPresent(): void {
    this.#at = null;
  }
  readonly now = (): Date => {
    if (this.#at === null) return new Date();
    const taken = SHORTEST_MS + this.#throw() * (LONGEST_MS - SHORTEST_MS);
    this.#at += Math.floor((this.#step ?? taken) / 1000) * 1000;
    while (this.#taken.has(this.#at % 86_400_000)) this.#at += 1000;
    this.#taken.add(this.#at % 86_400_000);
    return new Date(Math.min(this.#at, Date.now()));
  };
}
