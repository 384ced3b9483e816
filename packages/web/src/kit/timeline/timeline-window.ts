import type { TimelineSpec } from './timeline-spec.ts';

const HOUR_MS = 3_600_000;
/** Of what is shown, left free at both ends. Labels stand to the right of their points, and the last one has to fit as well. */
const MARGIN = { before: 0.06, after: 0.24 } as const;
/** Less than a day would be all hours and no days. */
const SHORTEST_MS = 24 * HOUR_MS;

/**
 * A wire time as a point of the line. Every time of a timeline is the company's; counted as if that were Greenwich's, the zone of
 * the browser changes nothing.
 */
export const pointOf = (wire: string): number => Date.parse(`${wire.replace(' ', 'T')}Z`);

/** From when to when a timeline is shown: all of its items and the present, with room around them. */
export function timelineWindow({ now, items, span: shown }: TimelineSpec): { readonly start: number; readonly end: number } {
  if (shown) return { start: pointOf(shown.from), end: pointOf(shown.to) };
  const points = [now, ...items.flatMap(({ at, to }) => [at, to ?? at])].map(pointOf);
  const [first, last] = [Math.min(...points), Math.max(...points)];
  const span = Math.max(last - first, SHORTEST_MS);
  return { start: first - span * MARGIN.before, end: first + span * (1 + MARGIN.after) };
}

type Scale = 'hour' | 'day' | 'month' | 'year';
const scaleOf = (scale: string): Scale => {
  if (scale === 'year' || scale === 'month') return scale;
  return scale === 'day' || scale === 'weekday' || scale === 'week' ? 'day' : 'hour';
};
/** Digits alone, so that they read the same in every language: `11-18` below `2026-11`. */
export const minorLabel = (at: Date, scale: string): string => {
  const iso = at.toISOString();
  return { hour: iso.slice(11, 16), day: iso.slice(5, 10), month: iso.slice(5, 7), year: iso.slice(0, 4) }[scaleOf(scale)];
};
export const majorLabel = (at: Date, scale: string): string => {
  const iso = at.toISOString();
  return { hour: iso.slice(0, 10), day: iso.slice(0, 7), month: iso.slice(0, 4), year: '' }[scaleOf(scale)];
};
