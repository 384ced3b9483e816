import type { GuardContext } from './document.ts';
import type { Entity, Moment } from './entity.ts';
import { toDateTime } from './format.ts';
import type { Actor } from './actor.ts';

/** The header in which every answer tells the server's time. */
export const SERVER_TIME = 'x-server-time';

/** The server's time and the zones in which a company reads it: all that tells what is now and what is today. */
export interface CompanyClock {
  readonly instant: Date;
  /** The company's zone: datetimes of rows are written in it. */
  readonly zone: string;
  /** Zones of plants, by their ids; a plant that is absent has the company's. */
  readonly plantZones: Readonly<Record<string, string>>;
}
type Row = Readonly<Record<string, unknown>>;

/** The zone of the plant a row belongs to; the company's for rows that belong to none. */
function zoneOf({ zone, plantZones }: Omit<CompanyClock, 'instant'>, entity: Entity<any, any>, row: Row): string {
  const own = entity.timeZone === null ? undefined : row[entity.timeZone];
  const plant = entity.scopes.plant === undefined ? undefined : row[entity.scopes.plant];
  if (typeof own === 'string') return own;
  return (typeof plant === 'string' ? plantZones[plant] : undefined) ?? zone;
}

/**
 * What rules and defaults of a row may know of the time. `now` is compared with the row's datetimes, so it is in the company's
 * zone like them; `today` is the date on the walls of the row's plant.
 */
export const momentOf = (clock: CompanyClock, entity: Entity<any, any>, row: Row): Moment => ({
  now: toDateTime(clock.instant, clock.zone),
  today: toDateTime(clock.instant, zoneOf(clock, entity, row)).slice(0, 10),
});

export interface Judging {
  readonly actor: Actor;
  readonly entity: Entity<any, any>;
  readonly row: Row;
  readonly input?: GuardContext['input'];
}
/** What guards are asked with; server and browser both make it here, from the server's time. */
export const guardContext = (clock: CompanyClock, { actor, entity, row, input = {} }: Judging): GuardContext => ({
  ...momentOf(clock, entity, row),
  actor,
  input,
});
