import type { Put } from './factory.ts';

type Find = (code: string) => string;
interface ReplenishmentInputs {
  readonly warehouse: Find;
  readonly part: Find;
  /** By zone and code. */
  readonly location: Find;
  readonly deliveryUnit: Find;
}

/** Location, part, minimum, maximum, package, and the location it is filled from, all in the raw material warehouse. */
const FACES = [
  ['RM-A A-01-01-01', 'BLT-5001', '1000', '8000', '500', 'RM-B C-01-01-01'],
  ['RM-A A-01-01-02', 'SEL-4001', '500', '3000', '500', 'RM-B C-01-01-02'],
  ['RM-A A-02-01-01', 'SEL-4002', '500', '3000', '500', 'RM-B C-02-01-01'],
] as const;

/** Code, part, location of use in the semi-finished store, source in raw material, per card, per day, days, margin. */
const LOOPS = [
  ['KB-BLT5001', 'BLT-5001', 'SF-R K-01-01', 'RM-A A-01-01-01', '500', '4800', '0.5', '20'],
  ['KB-SEL4001', 'SEL-4001', 'SF-R K-01-02', 'RM-A A-01-01-02', '200', '2400', '0.5', '25'],
] as const;

/** Places that are kept filled, and boxes that go round. */
export async function seedReplenishment(
  put: Put,
  { warehouse, part, location, deliveryUnit }: ReplenishmentInputs,
): Promise<void> {
  const [raw, semiFinished] = [warehouse('WH-RM'), warehouse('WH-SF')];
  for (const [place, of, minQty, maxQty, packageQty, source] of FACES)
    await put('warehouse.pickFace', {
      code: `PF-${of}`,
      warehouse: raw,
      location: location(place),
      part: part(of),
      minQty,
      maxQty,
      packageQty,
      sourceWarehouse: raw,
      sourceLocation: location(source),
    });
  for (const [code, of, place, source, cardQty, dailyDemand, leadDays, safetyPercent] of LOOPS)
    await put('warehouse.kanbanLoop', {
      code,
      part: part(of),
      warehouse: semiFinished,
      location: location(place),
      sourceWarehouse: raw,
      sourceLocation: location(source),
      cardQty,
      dailyDemand,
      leadDays,
      safetyPercent,
      deliveryUnit: deliveryUnit('DU-SF'),
    });
}
