import { daysTo, orNext } from './days.ts';
import type { Hands } from './hands.ts';
import { presentDay } from './story-clock.ts';

/** Something that happened on a day, counted from the one on which the story is told. */
export interface TimelineEvent {
  readonly day: number;
  readonly time: string;
  readonly run: () => Promise<unknown>;
}
/** So many working days from now. */
export const on = (workdays: number, time: string, run: () => Promise<unknown>): TimelineEvent => ({
  day: daysTo(workdays),
  time,
  run,
});
/** So many working days from the one that is now: what goes on in a shift is told of that one. */
export const inShift = (workdays: number, time: string, run: () => Promise<unknown>): TimelineEvent => ({
  day: daysTo(workdays, presentDay()),
  time,
  run,
});
/** So many days from now, or the next the factory works on. */
export const onDay = (day: number, time: string, run: () => Promise<unknown>): TimelineEvent => ({ day: orNext(day), time, run });

/** Tells what happened in the order in which it did, whoever did it; what comes of a deed by itself has come before the next. */
export async function runTimeline(hands: Hands, events: readonly TimelineEvent[]): Promise<void> {
  for (const { day, time, run } of events.toSorted((a, b) => a.day - b.day || a.time.localeCompare(b.time))) {
    hands.at(day, time);
    await run();
    await hands.settle();
  }
  hands.toToday();
}
