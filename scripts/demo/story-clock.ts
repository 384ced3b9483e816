import { day } from './days.ts';

const STEP_MS = 41_000;

/** The clock of the story: what is told happens when it says, and every deed takes it on a little. Not set, it is the present. */
export class StoryClock {
  #at: number | null = null;

  /** Goes to a time of the day `days` from today, by the factory's own clock. */
  goTo(days: number, time: string): void {
    this.#at = Date.parse(`${day(days)}T${time}:00+08:00`);
  }
  toPresent(): void {
    this.#at = null;
  }
  readonly now = (): Date => {
    if (this.#at === null) return new Date();
    this.#at += STEP_MS;
    return new Date(Math.min(this.#at, Date.now()));
  };
}
