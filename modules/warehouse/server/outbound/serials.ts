import { fill, type Id, type Text } from '@takt/model';
import { type Ctx, patch, Refused } from '@takt/engine';
import { SerialNo } from '../../defs/index.ts';

const NOT_HERE: Text = [
  '序列号 {serialNo} 不是该物料在库可发的一件',
  'Serial number {serialNo} is not a piece of this part that is here and free to leave',
];
/** What the register says of a piece that may leave. */
const HERE: readonly (SerialNo['serialStatus'] | null)[] = ['made', 'inStock', 'returned'];

interface Known {
  readonly id: Id;
  readonly serialNo: string;
  readonly part: Id;
  readonly status: SerialNo['serialStatus'];
}

/** Pieces leave for a customer. The register follows those it knows; one that it knows to be elsewhere does not leave again. */
export async function sendSerials(ctx: Ctx, part: Id, customer: Id, serials: readonly string[]): Promise<void> {
  if (serials.length === 0) return;
  const known = await ctx.sql<Known>`
    select id, serial_no as "serialNo", part_id as part, serial_status as status from warehouse_serial_no
    where serial_no = any(${serials}::text[]) and deleted_at is null order by id for update`;
  const wrong = known.find((one) => one.part !== part || !HERE.includes(one.status));
  if (wrong) throw Refused.at('serialNos', 'serial.notHere', fill(NOT_HERE, { serialNo: wrong.serialNo }));
  for (const { id } of known)
    await patch(ctx, SerialNo, id, { serialStatus: 'shipped', customer, location: null, container: null });
}
