const UNITS = ['B', 'kB', 'MB', 'GB'];

/** A number of bytes in the unit people read it in. */
export function sizeWords(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), UNITS.length - 1);
  const amount = bytes / 1024 ** step;
  return `${amount.toFixed(step > 0 && amount < 10 ? 1 : 0)} ${UNITS[step]}`;
}
