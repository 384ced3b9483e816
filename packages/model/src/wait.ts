import { compareDecimal, isDecimal } from './decimal.ts';
import type { Wait } from './document.ts';
import { blank } from './text.ts';

/** Whether a document in a state that waits does so now; one whose lines are not known is not said to. */
export function isWaiting({ where, whereLine }: Wait, row: Readonly<Record<string, unknown>>): boolean {
  if (where !== undefined && blank(row[where])) return false;
  if (whereLine === undefined) return true;
  const { lines } = row;
  return Array.isArray(lines) && lines.some((line) => isDecimal(line[whereLine]) && compareDecimal(line[whereLine], '0') > 0);
}
