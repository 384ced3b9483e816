/** The process that opens files people brought, one after another; it knows no database and has no secrets. */
import { type CellError, errorWorkbook, readWorkbook, type SheetRow } from '../excel/workbook.ts';
import { demandOffice } from './office-gate.ts';
import { demandPdf } from './pdf-gate.ts';
import { redrawn } from './redrawn.ts';
import { Unacceptable, type Verdict } from './verdict.ts';

/** What it is asked: to judge a file, to read the rows of a workbook, or to mark what is wrong in one. */
export type Task =
  | { readonly work: 'judge'; readonly kind: string; readonly bytes: Uint8Array }
  | { readonly work: 'rows'; readonly bytes: Uint8Array; readonly most: number }
  | { readonly work: 'mark'; readonly bytes: Uint8Array; readonly errors: readonly CellError[]; readonly heading: string };
/** What it says: rows as they come, and at the end the file to keep or why it is not taken. */
export type Answer =
  | { readonly rows: readonly SheetRow[] }
  | { readonly done: Uint8Array | null }
  | { readonly verdict: Verdict };

/** Few enough that who listens is never held up. */
const BATCH = 250;

const say = (answer: Answer): Promise<void> =>
  new Promise((done, fail) => process.send?.(answer, (error: Error | null) => (error ? fail(error) : done())));

async function judged(kind: string, bytes: Buffer): Promise<Uint8Array> {
  if (kind === 'png' || kind === 'jpg') return redrawn(kind, bytes);
  if (kind === 'xlsx' || kind === 'docx' || kind === 'pptx') await demandOffice(kind, bytes);
  else if (kind === 'pdf') demandPdf(bytes);
  else throw new Unacceptable('otherKind');
  return bytes;
}

async function sayRows(bytes: Buffer, most: number): Promise<void> {
  await demandOffice('xlsx', bytes);
  let batch: SheetRow[] = [];
  for await (const row of readWorkbook(bytes, most)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await say({ rows: batch });
    batch = [];
  }
  await say({ rows: batch });
}

async function carryOut(task: Task): Promise<Answer> {
  const bytes = Buffer.from(task.bytes.buffer, task.bytes.byteOffset, task.bytes.byteLength);
  try {
    if (task.work === 'judge') return { done: await judged(task.kind, bytes) };
    if (task.work === 'mark') return { done: await errorWorkbook(bytes, task.errors, task.heading) };
    await sayRows(bytes, task.most);
    return { done: null };
  } catch (error) {
    return { verdict: error instanceof Unacceptable ? error.verdict : 'damaged' };
  }
}

process.on('message', (task: Task) => void carryOut(task).then(say));
process.on('disconnect', () => process.exit());
