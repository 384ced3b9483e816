export const timeOf = (at: number): string => new Date(at).toTimeString().slice(0, 5);
/** To the second, where two acts of the same minute must be told apart. */
export const clockTimeOf = (at: number): string => new Date(at).toTimeString().slice(0, 8);
