import { compute, type ServerModule } from '@takt/server';
import { SalesOrder, sales } from '../defs/index.ts';
import { menu } from '../menu.ts';

const computing = compute(SalesOrder, {
  customerEnabled:
    "(select c.mark_status = '1' from app.base_customer c where c.tenant_id = t.tenant_id and c.id = t.customer_id and c.deleted_at is null)",
});

export const salesModule: ServerModule = { defs: sales, menu, computing: [computing] };
