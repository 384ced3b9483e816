const STEP_MS = 20;

/** How long a line takes to pass: the contract moves it one pixel every 20 milliseconds. */
export const runSeconds = (pixels: number): number => (pixels * STEP_MS) / 1000;
