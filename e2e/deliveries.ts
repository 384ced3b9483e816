import { randomInt } from 'node:crypto';
import { ApiClient } from './api-client.ts';
import type { JourneyContext } from './journey-context.ts';

const NOTE = 'purchasing.deliveryNote';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A client of the demo administrator. */
export const adminClient = (journey: JourneyContext): Promise<ApiClient> => ApiClient.signIn(journey.home, journey);

/** A delivery of the demo's fastener supplier, shipped to the raw material store; gives back its number. */
export async function shippedDelivery(journey: JourneyContext, partNo: string, qty: string): Promise<string> {
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'biaoxin' });
  const id = await admin.save(NOTE, {
    vendor: await admin.find('base.vendor', 'V003'),
    warehouse: await admin.find('warehouse.warehouse', 'WH-RM'),
    plannedArrival: `${day(2)} 09:00:00`,
    driver: '周师傅',
    driverTel: '13957400118',
    plate: '浙B·6P207',
    lines: [
      {
        part: await admin.find('base.part', partNo),
        qty,
        unit: await admin.find('base.unit', 'PCS'),
        sourceType: 'purchaseOrder',
        // Each delivery has an order of its own, or the second would be more than is open.
        sourceNo: `PO${randomInt(10 ** 8)}`,
        sourceLine: '10',
        demandQty: qty,
      },
    ],
  });
  await admin.act(NOTE, id, 'publish');
  await supplier.act(NOTE, id, 'ship');
  return (await admin.one(NOTE, id)).number;
}
