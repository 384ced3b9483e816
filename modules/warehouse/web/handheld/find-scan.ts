import { readLabel } from './label.ts';

/** What is known of the goods so far, by their labels. */
export interface Found {
  readonly location: string;
  readonly part: string;
  readonly batch: string;
}
/** What a scan adds: a label says part and batch, any other code is the first thing that is not known yet. */
export function withScan(found: Found, code: string): Found {
  const label = readLabel(code);
  if (label?.partNo) return { ...found, part: label.partNo, batch: label.batch ?? found.batch };
  if (!found.location) return { ...found, location: code };
  return found.part ? { ...found, batch: code } : { ...found, part: code };
}
