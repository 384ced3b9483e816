import { type Entity, fill, holding, type Text } from '@takt/model';
import { type Ctx, Refused, system } from '@takt/engine';
import { administratorRights, rightsCatalogue, rightsIn } from '@takt/identity';

const UNKNOWN: Text = ['系统中没有权限「{right}」', 'There is no right “{right}”'];
const CHOOSE: Text = ['请从列表中选择权限', 'Choose rights from the list'];

/** All that is defined. */
interface Defined {
  readonly modules: Parameters<typeof rightsCatalogue>[0];
  readonly entities: ReadonlyMap<string, Entity>;
}
const known = new WeakMap<Defined, readonly string[]>();
/** Every right somebody asks about. */
function rightsOf(registry: Defined): readonly string[] {
  const found = known.get(registry) ?? [
    ...rightsIn(rightsCatalogue(registry.modules)).map(({ permission }) => permission),
    ...[...registry.entities.values()].flatMap(administratorRights),
  ];
  known.set(registry, found);
  return found;
}

/**
 * Refuses a right that nothing asks about: it would give nothing, and whoever typed it would believe it does. What was there before
 * may stay until somebody takes it away.
 */
export function demandKnownRights(ctx: Ctx, registry: Defined, now: readonly string[], had: readonly string[]): void {
  // The product itself types nothing.
  if (ctx.actor === system) return;
  const unknown = now.find((right) => !had.includes(right) && !rightsOf(registry).some(holding([right])));
  if (unknown === undefined) return;
  const text = fill(UNKNOWN, { right: unknown });
  throw new Refused(
    { code: 'right.unknown', text, unblock: CHOOSE, level: 'error' },
    { problems: [{ at: 'permissions', text, level: 'error', rule: 'right.unknown' }] },
  );
}
