import { InvoiceRequest } from '@takt/modules/purchasing/defs';
import { StockHold } from '@takt/modules/warehouse/defs';
import { type Move, postStock } from '@takt/modules/warehouse/server';
import { type ServerModule, whenSaved } from '@takt/engine';

/**
 * What must be there before documents that move stock as soon as they are created: the suites write whatever row the
 * definitions allow, and the stock it names arrives just before. Stands before the modules, so that it runs first.
 */
export const provisions: ServerModule = {
  defs: { module: 'provisions', label: ['测试备货', 'Provisions for tests'], contexts: [], entities: [] },
  menu: [],
  code: [
    whenSaved(StockHold, async (ctx, id, before) => {
      if (before !== null) return;
      const { location, ...what } = await ctx.sql.one<Omit<Move, 'from' | 'to'> & { readonly location: string }>`
        select location_id as location, part_id as part, batch, container, owner_id as owner, trim_scale(qty)::text as qty
        from warehouse_stock_hold where id = ${id}`;
      await postStock(ctx, { entity: 'test', documentNo: 'T1' }, [
        { ...what, from: { outside: 'vendor' }, to: { location, status: 'available' } },
      ]);
    }),
    // Their supplier has confirmed them.
    whenSaved(InvoiceRequest, async (ctx, id) => {
      await ctx.sql`
        update purchasing_monthly_reconciliation set status = '30' where id in
          (select statement_id from purchasing_invoice_request_lines where parent_id = ${id})`;
    }),
  ],
};
