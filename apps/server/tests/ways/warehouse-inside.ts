import { postStock, reserveStock, type StockKey } from '@takt/modules/warehouse/server';
import type { Sampled, SampleRow } from '@takt/testing';
import { asOwner } from '../company.ts';
import type { Ways, World } from './way.ts';

const PLENTY = '1000000';

/** Plenty of what a line names lies at the location, all of it reserved where asked. */
async function putStock({ factory, company }: World, key: Omit<StockKey, 'status'>, reserved: boolean): Promise<void> {
  const { location, ...what } = key;
  await factory.asSystem(company.tenant.id, async (ctx) => {
    const to = { location, status: 'available' } as const;
    await postStock(ctx, { entity: 'test', documentNo: 'T1' }, [{ ...what, qty: PLENTY, from: { outside: 'vendor' }, to }]);
    if (reserved) await reserveStock(ctx, [{ ...key, qty: PLENTY }]);
  });
}
const goodsOf = ({ part, batch = null, container = null, owner = null }: SampleRow) => ({ part, batch, container, owner });
const linesOf = async ({ company }: World, entity: string, { id }: Sampled): Promise<SampleRow[]> =>
  (await company.admin.one(entity, id)).data.lines;

const TRANSFER = 'warehouse.stockTransfer';
const atSource =
  (reserved: boolean) =>
  async (world: World, made: Sampled): Promise<void> => {
    for (const line of await linesOf(world, TRANSFER, made))
      await putStock(world, { ...goodsOf(line), location: line['fromLocation'] }, reserved);
  };
const onItsWay = ({ factory }: World, { id }: Sampled): Promise<unknown> =>
  asOwner(factory, 'update app.warehouse_stock_transfer_lines set out_qty = qty where parent_id = $1', [id]);

export const warehouseInsideWays: Ways = {
  'warehouse.stockAdjust': {
    first: 'submit',
    line: { adjustedQty: '0.5' },
    actions: {
      submit: { to: '10' },
      reject: { input: () => ({ reason: '依据不足' }) },
      adjust: {
        before: ({ factory }, { id }) =>
          asOwner(
            factory,
            'update app.warehouse_stock_adjust_lines set book_qty = 0, stock_version = 0, batch = gen_random_uuid() where parent_id = $1',
            [id],
          ),
      },
    },
  },
  // Nobody creates one in another state, so there are no others to be refused beside it.
  'warehouse.stockHold': { first: '' },
  'warehouse.stockTransfer': {
    first: 'release',
    ready: async ({ company: { samples } }) => {
      const row = await samples.row(TRANSFER);
      const toLocation = (await samples.create('warehouse.location', { warehouse: row['toWarehouse'] }, 'least')).id;
      return { ...row, lines: row['lines'].map((line: SampleRow) => ({ ...line, toLocation })) };
    },
    actions: {
      release: { before: atSource(false) },
      moveOut: { before: atSource(true) },
      moveIn: { before: onItsWay, to: '20' },
      close: { before: (world, made, code) => (code === '10' ? atSource(true)(world, made) : moveAll(world, made)) },
    },
  },
};

/** Everything left and arrived. */
const moveAll = ({ factory }: World, { id }: Sampled): Promise<unknown> =>
  asOwner(factory, 'update app.warehouse_stock_transfer_lines set out_qty = qty, in_qty = qty where parent_id = $1', [id]);
