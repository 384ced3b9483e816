/** The day on which a part runs out, counted with the board's own clock: what stopped before today stops today. */
export const stopDayOf = (stopAt: string, now: string): string => (stopAt < now ? now : stopAt).slice(0, 10);
