import { sumDecimal } from '@takt/model';
import { allowedIn, answer } from '@takt/engine';
import { HOLD_RIGHT, recall } from '../../defs/recall/recall.ts';
import { recallSums, withoutArrived } from '../../defs/recall/recall-sums.ts';
import { findDocuments, originsOf } from './documents.ts';
import { crossingsOf, stockOf, soughtBy } from './goods.ts';
import { keepersOf } from './keepers.ts';
import { lotHoldsOf } from './lot-holds.ts';

const keyOf = ({ n }: { readonly n: number }): string => String(n);

/** Everything a batch, container or serial number stands for: where it is, where it went, where it came from. */
export const recallAnswer = answer(recall, async (ctx, { code, part }, { entities }) => {
  const sought = await soughtBy(ctx, code.trim(), part);
  const [crossed, lying] = [await crossingsOf(ctx, sought), await stockOf(ctx, sought)];
  const named = crossed.map(({ entity, number }) => ({ entity, key: number }));
  const documents = await findDocuments(ctx, entities, 'number', named);
  const ids = [...documents.values()].flatMap(({ id }) => id ?? []);
  const origins = await originsOf(ctx, entities, ids);
  const stock = lying.map(({ id }) => id);
  const keepers = await keepersOf(ctx, stock);

  const crossings = crossed.map(({ n, from, to, qty, at, entity, number }) => {
    const unknown = { entity, label: [entity, entity] as const, id: null, number, party: null };
    const { party, ...document } = documents.get(`${entity} ${number}`) ?? unknown;
    return { goods: keyOf({ n }), from, to, qty, at, document, party, madeFrom: origins.get(document.id ?? '') ?? [] };
  });
  const held = await lotHoldsOf(ctx, sought);
  const goods = sought.map(({ n, by: _by, ...one }) => {
    const here = sumDecimal(lying.filter((row) => row.n === n).map(({ qty }) => qty));
    return {
      key: keyOf({ n }),
      ...one,
      holds: held.get(n) ?? [],
      sums: recallSums(
        here,
        crossings.filter((row) => row.goods === keyOf({ n })),
      ),
    };
  });
  const limited = allowedIn(ctx, 'warehouse') !== null;
  // Of a batch that never was in the person's warehouses they learn nothing.
  const near = goods.filter(({ key }) =>
    [...crossings, ...lying.map((row) => ({ goods: keyOf(row) }))].some((row) => row.goods === key),
  );
  return {
    by: sought[0]?.by ?? null,
    goods: limited ? near : goods,
    stock: lying.map(({ n, ...row }) => {
      const kept = keepers.get(row.id) ?? [];
      const held = row.status === 'hold';
      return { ...row, goods: keyOf({ n }), reservedFor: held ? [] : kept, heldBy: held ? kept : [] };
    }),
    crossings: withoutArrived(crossings, ({ goods: of, document: { entity, number } }) => `${of} ${entity} ${number}`),
    limited,
    lacks: ctx.actor.can(HOLD_RIGHT) ? null : HOLD_RIGHT,
  };
});
