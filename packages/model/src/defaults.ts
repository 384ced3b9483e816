import { type Entity, type Moment, todayOf } from './entity.ts';
import type { Field, Fields } from './fields/index.ts';

function initial(field: Field, at: Moment): unknown {
  const { default: value } = field.options;
  if (value === 'now' && field.kind === 'datetime') return at.now;
  if (value === 'today') return todayOf(at);
  return value ?? null;
}

/** What a form starts with and what the server fills in for fields a client left out. */
export const defaults = (fields: Fields, at: Moment): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.kind !== 'computed')
      .map(([name, field]) => [name, initial(field, at)]),
  );

export const newRow = (entity: Entity<any, any>, at: Moment): Record<string, unknown> => ({
  ...defaults(entity.fields, at),
  ...Object.fromEntries(Object.keys(entity.details).map((name) => [name, []])),
});
