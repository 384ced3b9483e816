import { compareDecimal, fill, isDecimal, type Text } from '@takt/model';
import { answer, type Ctx, type DocumentOps, inScope, Refused, refuse } from '@takt/engine';
import { partRows, termOn, unitRows } from '@takt/modules/base/server';
import { LABELS_AT_ONCE } from '../defs/delivery/label-calls.ts';
import { type Boxing, boxesOf, splitIntoBoxes, type UnboxedLine, unboxedLines } from '../defs/delivery/split-calls.ts';
import { DeliveryNote, LabelList } from '../defs/index.ts';
import { named } from './shown-columns.ts';

const PER_BOX: Text = ['第 {line} 行：请填写大于零的每箱数量', 'Line {line}: enter how much goes into a box, more than zero'];
const NOTHING: Text = ['没有可分箱的明细', 'There is nothing to put in boxes'];
const ALL_BOUND: Text = ['所选明细的数量已全部绑定箱标签', 'All of these lines is bound to case labels already'];
const PIECES: Text = ['第 {line} 行是序列号物料，请按件绑定', 'Line {line} has serial numbers: bind it piece by piece'];
const TOO_MANY: Text = [
  `一次最多生成 ${LABELS_AT_ONCE} 张标签，将生成 {n} 张`,
  `At most ${LABELS_AT_ONCE} labels are made at once; this makes {n}`,
];
const FEWER: Text = ['请分批分箱，或核对每箱数量', 'Split fewer lines at a time, or check the quantities per box'];
const FRACTION: Text = ['第 {line} 行：每箱数量最多 {n} 位小数', 'Line {line}: at most {n} decimals in a box'];

interface Line extends UnboxedLine {
  readonly part: string;
  readonly lot: string | null;
  readonly decimals: number;
}

const perBox = termOn('package_qty', {
  tenant: 'h.tenant_id',
  vendor: 'h.vendor_id',
  part: 't.part_id',
  day: 'h.created_at::date',
});
const LINES = `
  select t.id as line, t.line_no as "lineNo", t.part_id as part, t.lot, p.part_no as "partNo", ${named('p')} as name, ${named('u')} as unit, u.precision as decimals,
    trim_scale(t.qty - coalesce(t.bound_qty, 0))::text as "left", trim_scale(${perBox})::text as "perBox", p.track_mode = 'serial' as serialised
  from app.purchasing_delivery_note h join app.purchasing_delivery_note_lines t on t.tenant_id = h.tenant_id and t.parent_id = h.id
  join ${partRows} p on p.tenant_id = t.tenant_id and p.id = t.part_id join ${unitRows} u on u.tenant_id = t.tenant_id and u.id = t.unit_id
  where h.id = $1 order by t.line_no`;
const linesOf = (ctx: Ctx, note: string): Promise<readonly Line[]> => ctx.sql.run<Line>({ text: LINES, values: [note] });

async function demandSeen(ctx: Ctx, note: string): Promise<void> {
  const found = await ctx.sql.maybe`
    select 1 from purchasing_delivery_note n where n.id = ${note} and ${inScope(ctx, DeliveryNote, 'n')}`;
  if (!found) throw Refused.of('not.found');
}

const isBoxing = (one: unknown): one is Boxing =>
  typeof one === 'object' && one !== null && 'line' in one && typeof one.line === 'string' && 'perBox' in one;

/** What goes into each box, of the lines asked for in their order. */
function planned(lines: readonly Line[], asked: readonly Boxing[]) {
  const wanted = new Map(asked.map(({ line, perBox: size }) => [line, size]));
  if (asked.some(({ line }) => !lines.some((one) => one.line === line))) throw Refused.of('not.found');
  const chosen = lines.filter(({ line }) => wanted.has(line));
  const boxes = chosen.flatMap((line) => {
    const size = wanted.get(line.line);
    if (line.serialised) refuse('boxes.serial', fill(PIECES, { line: line.lineNo }));
    if (!isDecimal(size) || compareDecimal(size, '0') <= 0) refuse('boxes.size', fill(PER_BOX, { line: line.lineNo }));
    if ((size.split('.')[1] ?? '').length > line.decimals)
      refuse('boxes.decimals', fill(FRACTION, { line: line.lineNo, n: line.decimals }));
    return boxesOf(line.left, size).map((qty) => ({ line, qty }));
  });
  if (boxes.length === 0) refuse('boxes.none', ALL_BOUND);
  if (boxes.length > LABELS_AT_ONCE) refuse('boxes.many', fill(TOO_MANY, { n: boxes.length }), FEWER);
  return boxes;
}

async function boxed(ctx: Ctx, documents: DocumentOps, note: string, asked: readonly Boxing[]): Promise<readonly string[]> {
  // Held while its boxes are made, so that two who split it do not both put the same pieces in boxes.
  const { number, vendor, lines: own } = await documents.load(ctx, DeliveryNote, note);
  const boxes = planned(await linesOf(ctx, note), asked);
  const made: string[] = [];
  for (const { line, qty } of boxes) {
    const { id } = await documents.make(ctx, LabelList, {
      kind: 'case',
      vendor,
      part: line.part,
      batch: line.lot,
      qty,
      maxQty: qty,
    });
    const place = own.findIndex((one) => one.id === line.line) + 1;
    await documents.act(ctx, LabelList, id, 'bind', { noteNo: number, noteLine: place, qty });
    made.push(id);
  }
  return made;
}

export const noteBoxes = [
  answer(unboxedLines, async (ctx, { note }) => {
    await demandSeen(ctx, note);
    const lines = await linesOf(ctx, note);
    return lines.map(({ part: _part, lot: _lot, decimals: _decimals, ...line }) => line);
  }),
  answer(splitIntoBoxes, async (ctx, { note, boxes }, { documents }) => {
    if (!Array.isArray(boxes) || !boxes.every(isBoxing)) throw Refused.of('value');
    if (boxes.length === 0) refuse('boxes.lines', NOTHING);
    await demandSeen(ctx, note);
    return boxed(ctx, documents, note, boxes);
  }),
];
