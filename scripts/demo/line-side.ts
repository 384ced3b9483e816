import { StockAdjust } from '@takt/modules/warehouse/defs';
import type { DemoRows } from './build.ts';
import { day, daysTo } from './days.ts';
import type { Hands } from './hands.ts';
import { LOCATION } from './location.ts';
import { parts } from './material-story.ts';
import { madeOn, short, vendorLotOf } from './opening-stock.ts';
import { atTheLines, type ShopLine, SIDES } from './production-story.ts';
import { presentDay } from './story-clock.ts';
import { termsOf } from './terms.ts';

const tracked = new Set(parts.filter(({ trackMode }) => trackMode === 'lot').map(({ partNo }) => partNo));

interface Lot {
  readonly part: string;
  readonly batch: string;
  readonly producedOn: string;
  readonly vendor: string | null;
  readonly vendorLot: string | null;
  readonly remark: string | null;
}
/** The one batch of a part that lies at a line when the story begins. */
function lotOf(partNo: string): Lot | null {
  if (!tracked.has(partNo)) return null;
  const { vendor } = termsOf(partNo) ?? { vendor: null };
  const [made, came] = [-18, -12].map((workdays) => day(daysTo(workdays, presentDay()))) as [string, string];
  const batch = vendor ? `RM-${short(came)}-201` : `B${short(came)}-C`;
  const producedOn = vendor ? made : came;
  return {
    part: partNo,
    batch,
    producedOn,
    vendor,
    vendorLot: vendor && vendorLotOf(vendor, producedOn),
    remark: vendor ? null : madeOn(partNo),
  };
}

/** What lay at the lines before production kept books: found by a count. */
export async function openLineSides({ put, putAll, press, find }: Hands, { part, vendor, warehouse }: DemoRows): Promise<void> {
  const lots = atTheLines.flatMap(([, partNo]) => lotOf(partNo) ?? []);
  await putAll(
    'store',
    'warehouse.lot',
    lots.map((lot) => ({ ...lot, part: part(lot.part), vendor: lot.vendor && vendor(lot.vendor) })),
  );
  for (const [line, rows] of Map.groupBy(atTheLines, ([of]) => of)) {
    const [of, code] = SIDES[line];
    const location = await find(LOCATION, of, code);
    const id = await put('store', 'warehouse.stockAdjust', {
      warehouse: warehouse(of),
      reason: `${line} 线边期初 Opening stock at the line`,
      lines: rows.map(([, partNo, adjustedQty]) => ({
        location,
        part: part(partNo),
        batch: lotOf(partNo)?.batch ?? null,
        adjustedQty,
      })),
    });
    await press('store', 'warehouse.stockAdjust', 'submit', id);
    const status = await find('select status as id from warehouse_stock_adjust where id = $1', id);
    if (status === StockAdjust.states.inApproval.code) await press('admin', 'warehouse.stockAdjust', 'approve', id);
    await press('store', 'warehouse.stockAdjust', 'adjust', id);
  }
}

/** Where it may be taken, the fullest place first: location and batch beside the quantity. */
const THERE = `select l.id || ' ' || coalesce(s.batch, '') as key, trim_scale(s.qty - s.reserved_qty)::text as id
  from warehouse_stock s join warehouse_location l on l.id = s.location_id join warehouse_warehouse w on w.id = l.warehouse_id
  left join warehouse_lot b on b.part_id = s.part_id and b.batch = s.batch
  where w.code = $1 and s.part_id = $2 and s.stock_status = 'available' and s.qty > s.reserved_qty and s.container is null
    and l.kind = 'storage' and l.pick_locked is distinct from '1' and ($3::text is null or b.vendor_lot = $3)
  order by l.code like 'FIN%' desc, s.qty - s.reserved_qty desc, l.code`;

interface Wanted {
  readonly part: string;
  readonly qty: number;
  /** Of this batch of the supplier. */
  readonly lot?: string;
}
/** From the shelves of a warehouse to the line side, in one go. */
export async function bring(
  { put, press, find, findAll }: Hands,
  { part, warehouse }: DemoRows,
  from: string,
  line: ShopLine,
  wanted: readonly Wanted[],
): Promise<void> {
  const [to, code] = SIDES[line];
  const toLocation = await find(LOCATION, to, code);
  const lines = [];
  for (const { part: partNo, qty, lot = null } of wanted) {
    let left = qty;
    for (const [key, free] of await findAll(THERE, from, part(partNo), lot)) {
      const [fromLocation = '', batch = ''] = key.split(' ');
      const taken = Math.min(left, Number(free));
      if (taken > 0) lines.push({ part: part(partNo), batch: batch || null, qty: String(taken), fromLocation, toLocation });
      left -= taken;
    }
    if (left > 0) throw new Error(`${from} has ${left} of ${partNo} too few for ${line}`);
  }
  const id = await put('store', 'warehouse.stockTransfer', {
    warehouse: warehouse(from),
    toWarehouse: warehouse(to),
    remark: `${line} 线边配送 Brought to the line`,
    lines,
  });
  for (const action of ['release', 'moveOut', 'moveIn', 'close']) await press('store', 'warehouse.stockTransfer', action, id);
}
