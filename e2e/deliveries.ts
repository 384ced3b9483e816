import { ApiClient } from './api-client.ts';
import type { JourneyContext } from './journey-context.ts';

const NOTE = 'purchasing.deliveryNote';
const PLAN = 'purchasing.deliveryPlan';
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A client of the demo administrator. */
export const adminClient = (journey: JourneyContext): Promise<ApiClient> => ApiClient.signIn(journey.home, journey);

interface Wanted {
  readonly vendor: string;
  readonly partNo: string;
  readonly qty: string;
}
/** A delivery plan for one part to the raw material store, released; gives back what a note says of it. */
export async function releasedPlan(admin: ApiClient, { vendor: code, partNo, qty }: Wanted) {
  const [vendor, warehouse] = [await admin.find('base.vendor', code), await admin.find('warehouse.warehouse', 'WH-RM')];
  const line = { part: await admin.find('base.part', partNo), qty, unit: await admin.find('base.unit', 'PCS') };
  const plan = await admin.save(PLAN, { vendor, warehouse, lines: [{ ...line, arrivalAt: `${day(2)} 10:00:00` }] });
  await admin.act(PLAN, plan, 'publish');
  return { vendor, warehouse, line: { ...line, plan, sourceLine: 1 }, number: (await admin.one(PLAN, plan)).number as string };
}

/** A delivery of the demo's fastener supplier, shipped to the raw material store; gives back its number. */
export async function shippedDelivery(journey: JourneyContext, partNo: string, qty: string): Promise<string> {
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'biaoxin' });
  // Each delivery has a plan of its own, or the second would be more than is open.
  const { vendor, warehouse, line } = await releasedPlan(admin, { vendor: 'V003', partNo, qty });
  const id = await admin.save(NOTE, {
    vendor,
    warehouse,
    plannedArrival: `${day(2)} 09:00:00`,
    driver: '周师傅',
    driverTel: '13957400118',
    plate: '浙B·6P207',
    lines: [line],
  });
  await admin.act(NOTE, id, 'publish');
  await supplier.act(NOTE, id, 'ship');
  return (await admin.one(NOTE, id)).number;
}
