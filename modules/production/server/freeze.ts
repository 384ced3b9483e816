import { type Decimal, type Id, todayOf } from '@takt/model';
import { type Ctx, replaceLines } from '@takt/engine';
import { type BomNode } from '@takt/modules/base/defs';
import { explodeBom, partRows, routeOn, routeOperationRows } from '@takt/modules/base/server';
import { ProductionOrder } from '../defs/index.ts';

interface Operation {
  readonly seq: number;
  readonly process: Id;
  readonly line: Id | null;
  readonly station: Id | null;
  readonly countingPoint: '0' | '1';
  readonly firstPiece: '0' | '1';
  readonly setupSeconds: Decimal | null;
  readonly runSeconds: Decimal | null;
  readonly crew: number | null;
  readonly skill: string | null;
  readonly outsourced: '0' | '1';
  readonly vendor: Id | null;
}
/** BOM and route an order would be, or is, made by. */
interface Frozen {
  readonly bomVersion: Id | null;
  readonly route: Id | null;
}

/** The route of an order on the day it begins; an operation without a line is done where the one before it is. */
async function operationsOf(
  ctx: Ctx,
  order: ProductionOrder,
): Promise<{ readonly route: Id | null; readonly rows: readonly Operation[] }> {
  const { part, plant } = order;
  const found = await ctx.sql.run<{ route: Id | null }>({
    text: `select coalesce($5::uuid, ${routeOn({ tenant: '$1::int', part: '$2::uuid', plant: '$3::uuid', day: '$4::date' })}) as route`,
    values: [ctx.tenant, part, plant, todayOf({ now: order.plannedStart }), order.route],
  });
  const route = found[0]?.route ?? null;
  const rows = await ctx.sql<Operation>`
    select o.seq::int as seq, o.process_id as process, o.line_id as line, o.station_id as station, o.counting_point as "countingPoint",
      o.first_piece as "firstPiece", o.setup_seconds::text as "setupSeconds", o.run_seconds::text as "runSeconds", o.crew::int as crew,
      o.skill, o.outsourced, o.vendor_id as vendor
    from ${routeOperationRows} o where o.route_id = ${route}::uuid order by o.seq`;
  let line: Id | null = null;
  return { route, rows: rows.map((row) => ({ ...row, line: (line = row.line ?? line) })) };
}

/** What goes into the part itself: components of its BOM, and of phantoms in it. */
function directly(nodes: readonly BomNode[]): readonly BomNode[] {
  const phantoms = new Set(nodes.filter(({ phantom }) => phantom).map(({ key }) => key));
  const above = (key: string): string => key.split('.').slice(0, -1).join('.');
  const isDirect = ({ key }: BomNode): boolean => above(key) === '' || (phantoms.has(above(key)) && isDirectKey(above(key)));
  const isDirectKey = (key: string): boolean => above(key) === '' || (phantoms.has(above(key)) && isDirectKey(above(key)));
  return nodes.filter((node) => !node.phantom && isDirect(node));
}

/**
 * Writes down of what and how an order is made. While it is new this is done with each change, so that people see what they will need;
 * at release for the last time, and no master changes it any more.
 */
export async function freeze(ctx: Ctx, order: ProductionOrder): Promise<Frozen> {
  const { id, part, plant, plannedQty: qty, plannedStart } = order;
  const [{ route, rows: operations }, tree, keyParts] = await Promise.all([
    operationsOf(ctx, order),
    explodeBom(ctx, { part, plant, usage: 'production', on: todayOf({ now: plannedStart }), qty, version: order.bomVersion }),
    ctx.sql<{ id: Id }>`select id from ${partRows} p where p.key_part = '1'`,
  ]);
  const keys = new Set(keyParts.map((row) => row.id));
  const seqOf = new Map(operations.toReversed().map(({ process, seq }) => [process, seq]));
  const materials = directly(tree.nodes).map((node) => ({
    place: node.place,
    component: node.part,
    requiredQty: node.used ? node.qty : '0',
    operationSeq: (node.processId && seqOf.get(node.processId)) ?? null,
    issue: node.issue,
    qtyPer: node.perPiece,
    scrapPercent: node.scrapPercent,
    fixedScrap: node.fixedScrap,
    alternateGroup: node.alternateGroup,
    chosen: node.used ? ('1' as const) : ('0' as const),
    keyPart: keys.has(node.part) ? ('1' as const) : ('0' as const),
  }));
  await replaceLines(ctx, ProductionOrder, 'operations', { id, lines: order.operations }, operations);
  await replaceLines(ctx, ProductionOrder, 'materials', { id, lines: order.materials }, materials);
  return { bomVersion: tree.version?.id ?? null, route };
}
