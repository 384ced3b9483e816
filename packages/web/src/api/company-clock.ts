import { type CompanyClock, type Entity, type Moment, momentOf, shippedValue, TIME_ZONE, toDateTime } from '@takt/model';
import { loadLocal, saveLocal } from '../kit/local.ts';

interface Learnt {
  /** How far the server's clock is ahead of the device's, in milliseconds. */
  readonly aheadMs: number;
  readonly zone: string;
  readonly plantZones: Readonly<Record<string, string>>;
}
const KEY = 'takt.clock';
/** A change below this is the network's doing. */
const JITTER_MS = 1000;

let learnt: Learnt = { aheadMs: 0, zone: shippedValue(TIME_ZONE), plantZones: {}, ...stored() };

/** A handheld that starts without a network goes by what it learnt last. */
function stored(): Partial<Learnt> {
  try {
    return JSON.parse(loadLocal(KEY) ?? '{}') as Partial<Learnt>;
  } catch {
    return {};
  }
}
function learn(news: Partial<Learnt>): void {
  learnt = { ...learnt, ...news };
  saveLocal(KEY, JSON.stringify(learnt));
}

/** Takes the time from an answer. */
export function learnServerTime(told: string | null): void {
  const aheadMs = Date.parse(told ?? '') - Date.now();
  if (Number.isFinite(aheadMs) && Math.abs(aheadMs - learnt.aheadMs) > JITTER_MS) learn({ aheadMs });
}
/** Takes the zones from what the server says of the company. */
export const learnZones = (zone: string, plantZones: Readonly<Record<string, string>>): void => learn({ zone, plantZones });

/** The server's time and the company's zones: neither the device's clock nor its zone decides anything. */
export const companyClock = (): CompanyClock => ({
  instant: new Date(Date.now() + learnt.aheadMs),
  zone: learnt.zone,
  plantZones: learnt.plantZones,
});

/** What rules and defaults of a row may know of the time. */
export const momentFor = (entity: Entity<any, any>, row: Readonly<Record<string, unknown>>): Moment =>
  momentOf(companyClock(), entity, row);

/** The time as the wire writes it. */
export const wireNow = (): string => {
  const { instant, zone } = companyClock();
  return toDateTime(instant, zone);
};
/** The company's date. */
export const today = (): string => wireNow().slice(0, 10);
