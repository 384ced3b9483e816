import { answer, codes, type Ctx, type Fragment, fragment, inScope, verbatim } from '@takt/engine';
import { partRows, unitRows, vendorRows } from '@takt/modules/base/server';
import { warehouseRows } from '@takt/modules/warehouse/server';
import { DeliveryNote } from '../defs/index.ts';
import { type ControlledNote, shipmentsInControl } from '../defs/delivery/note-calls.ts';
import { isEarly, isExcess } from './note-sources.ts';
import { sourceNoOf } from './source-lines.ts';
import { moment, named } from './shown-columns.ts';

/** Whoever has more waiting than this approves the most urgent first. */
const MOST = 200;

const waiting = (ctx: Ctx): Fragment => fragment`
  select n.id, n.version, n.number, ${named('v')} as vendor, ${named('w')} as warehouse,
    ${moment('n.planned_arrival')} as "plannedArrival", v.shipment_control = '1' as "vendorControlled",
    (select coalesce(json_agg(json_build_object('id', l.id, 'partNo', p.part_no, 'name', ${named('p')},
        'qty', trim_scale(l.qty)::text, 'unit', u.code, 'lot', l.lot, 'sourceNo', ${verbatim(sourceNoOf('l'))},
        'early', ${verbatim(isEarly('n', 'l'))}, 'excess', ${verbatim(isExcess('l'))},
        'controlled', p.quality_controlled = '1') order by l.position), '[]')
      from purchasing_delivery_note_lines l join ${partRows} p on p.id = l.part_id join ${unitRows} u on u.id = l.unit_id
      where l.parent_id = n.id) as lines
  from purchasing_delivery_note n join ${vendorRows} v on v.id = n.vendor_id join ${warehouseRows} w on w.id = n.warehouse_id
  where ${inScope(ctx, DeliveryNote, 'n')} and n.status in ${codes(DeliveryNote, 'control')}
  order by n.planned_arrival, n.number limit ${MOST}`;

export const shipmentReview = answer(shipmentsInControl, (ctx) => ctx.sql.run<ControlledNote>(waiting(ctx)));
