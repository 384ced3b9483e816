import type { Params } from './params.ts';

const NAME = 'filter';

const isValue = (value: unknown): boolean =>
  typeof value === 'string' || (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Conditions as they travel in an address, for whoever opens a list limited to something. */
export const filterParam = (params: Params): Readonly<Record<string, string>> => ({ [NAME]: JSON.stringify(params) });

/** The conditions an address asks for; null when it asks for none that make sense. */
export function filterIn(address: Readonly<Record<string, string>>): Params | null {
  try {
    const found: unknown = JSON.parse(address[NAME] ?? 'null');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return null;
    const entries = Object.entries(found).filter(([, value]) => isValue(value));
    return entries.length > 0 ? Object.fromEntries(entries) : null;
  } catch {
    return null;
  }
}
