import { scanPdf } from '../packages/testing/src/printed.ts';
import { ApiClient } from './api-client.ts';
import { day } from './days.ts';
import type { JourneyContext } from './journey-context.ts';

const NOTE = 'purchasing.deliveryNote';
const PLAN = 'purchasing.deliveryPlan';
const LABEL = 'purchasing.labelList';

/** Who brings the goods of the journeys. */
export const LORRY = { driver: '周师傅', driverTel: '13957400118', plate: '浙B·6P207' } as const;

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

interface Labelled {
  readonly number: string;
  /** What a scanner reads on each box: its content where it says it, its package last. */
  readonly boxes: readonly (readonly string[])[];
}
/** A delivery of the demo's fastener supplier, shipped to the raw material store; gives back its number. */
export const shippedDelivery = async (journey: JourneyContext, partNo: string, qty: string): Promise<string> =>
  (await labelledDelivery(journey, partNo, qty, [])).number;

/** The same with a label on each box, printed by the supplier and read from what was printed. */
export async function labelledDelivery(
  journey: JourneyContext,
  partNo: string,
  qty: string,
  boxes: readonly string[],
): Promise<Labelled> {
  const admin = await adminClient(journey);
  const supplier = await ApiClient.signIn(journey.home, { ...journey, user: 'biaoxin' });
  // Each delivery has a plan of its own, or the second would be more than is open.
  const { vendor, warehouse, line } = await releasedPlan(admin, { vendor: 'V003', partNo, qty });
  const id = await admin.save(NOTE, {
    vendor,
    warehouse,
    plannedArrival: `${day(2)} 09:00:00`,
    ...LORRY,
    lines: [line],
  });
  const { number } = await admin.one(NOTE, id);
  for (const one of boxes) {
    const label = await supplier.save(LABEL, { vendor, part: line.part, qty: one, kind: 'case' });
    await supplier.act(LABEL, label, 'bind', { noteNo: number, noteLine: null, qty: one });
  }
  await admin.act(NOTE, id, 'publish');
  const pages = boxes.length > 0 ? await scanPdf(await supplier.file('purchasing/call/printNoteLabels', { note: id })) : [];
  await supplier.act(NOTE, id, 'ship');
  return { number, boxes: pages };
}
