import type { DemoRows } from './build.ts';
import { workday } from './days.ts';
import type { Hands } from './hands.ts';

/** Part, batch, what a case holds, how many cases are labelled, and how many of the labels are on the note already. */
const CASES = [
  ['CST-3001', 'YG261101', '40', 5, 3],
  ['BLT-5001', 'BX2611-07', '500', 4, 2],
] as const;

interface Announced {
  readonly id: string;
  readonly vendor: string;
  readonly part: string;
  readonly who: string;
}

/** The case labels of a note, while it can still take them: some are stuck on and bound, the rest lie ready. */
export async function seedLabels({ put, press, find }: Hands, { part, vendor }: DemoRows, note: Announced): Promise<void> {
  const cases = CASES.find(([of]) => of === note.part);
  if (!cases) return;
  const [of, batch, qty, made, bound] = cases;
  const noteNo = await find('select number as id from purchasing_delivery_note where id = $1', note.id);
  for (let count = 1; count <= made; count++) {
    const label = await put(note.who, 'purchasing.labelList', {
      kind: 'case',
      vendor: vendor(note.vendor),
      part: part(of),
      batch,
      producedOn: workday(-6),
      qty,
      maxQty: qty,
    });
    if (count <= bound) await press(note.who, 'purchasing.labelList', 'bind', label, { noteNo });
  }
}
