import { modules } from '@takt/app-server/modules';
import { brokenInvariants, onDatabase, openRegistry } from '@takt/engine/host';
import { median, percent, profile, ROUNDS, show, verdict } from './compare.ts';
import { atDatabase, dropField } from './data.ts';
import { barePosting, openBareBalances, taktPosting } from './posting.ts';
import { type Measured, withServer } from './processes.ts';
import { makeStockField, type StockField } from './stock-data.ts';
import { askList, questions } from './stock-lists.ts';

const SIZES = [10_000, 100_000, 1_000_000];
const LARGE = 10_000_000;
const FLAT = 1.3;

/** What was measured of one field, round after round. */
class Book {
  readonly #runs = new Map<string, Measured[]>();
  note(name: string, run: Measured): void {
    this.#runs.set(name, [...(this.#runs.get(name) ?? []), run]);
  }
  of(name: string): Measured {
    return median(this.#runs.get(name) ?? []);
  }
}
const BARE = 'posting, bare';
const TAKT = 'posting, Takt';

async function round(stock: StockField, book: Book): Promise<void> {
  book.note(BARE, await barePosting(stock));
  await withServer(stock.field, async (served) => {
    book.note(TAKT, await taktPosting(stock, served));
    for (const question of questions(stock)) book.note(question.name, await askList(stock, served, question));
  });
}

/** Rules of stock that do not hold: what was measured must have been right as well. */
const broken = async ({ field }: StockField): Promise<number> =>
  onDatabase(atDatabase(field.database), async (client) => {
    const ofStock = openRegistry(modules).invariants.filter(({ name }) => name.startsWith('stock-'));
    return (await brokenInvariants(async (sql) => (await client.query(sql)).rows, ofStock)).length;
  });

const exponent = (rows: number): string => `10^${Math.round(Math.log10(rows))}`;
const factor = (values: readonly number[]): number => (values.at(-1) ?? 0) / (values[0] ?? 1);

/** Postings through HTTP against bare transactions, and both with the questions about stock as the ledger grows. */
export async function stock(large: boolean): Promise<void> {
  const sizes = large ? [...SIZES, LARGE] : SIZES;
  const fields: StockField[] = [];
  try {
    for (const rows of sizes) {
      console.log(`preparing a ledger of ${exponent(rows)} rows …`);
      const made = await makeStockField(rows);
      await openBareBalances(made);
      fields.push(made);
    }
    const books = fields.map((field) => ({ field, book: new Book() }));
    try {
      for (let n = 0; n < ROUNDS; n += 1) for (const { field, book } of books) await round(field, book);
    } finally {
      // What was measured before something failed is worth its telling.
      report(books);
    }
    for (const field of fields) console.log(`invariants of stock at ${exponent(field.rows)}: ${await broken(field)} broken`);
  } finally {
    for (const { field } of fields) await dropField(field);
  }
}

function report(books: readonly { readonly field: StockField; readonly book: Book }[]): void {
  const [smallest] = books;
  if (!smallest) return;
  const line = (name: string, told: readonly string[], more = ''): void =>
    console.log(`${name.padEnd(22)}${told.map((one) => one.padStart(24)).join('')}  ${more}`);
  line(
    'ledger rows',
    books.map(({ field }) => exponent(field.rows)),
  );
  for (const name of [BARE, TAKT])
    line(
      name,
      books.map(({ book }) => show(book.of(name))),
    );
  for (const { name } of questions(smallest.field)) {
    const times = books.map(({ book }) => book.of(name).p95);
    line(
      name,
      times.map((ms) => `p95 ${ms.toFixed(1)} ms`),
      `factor ${factor(times).toFixed(2)} (target ≤ ${FLAT}): ${verdict(factor(times) <= FLAT)}`,
    );
  }
  for (const { field, book } of books) {
    const [bare, takt] = [book.of(BARE), book.of(TAKT)];
    const share = takt.perSecond / bare.perSecond;
    console.log(
      `posting at ${exponent(field.rows)}: ${percent(share)} of bare (target 40 %): ${verdict(share >= 0.4)}\n${profile(bare, takt)}`,
    );
  }
  const slower = 1 / factor(books.map(({ book }) => book.of(TAKT).perSecond));
  console.log(
    `posting from the smallest ledger to the largest: ${slower.toFixed(2)} times slower (target ≤ ${FLAT}): ${verdict(slower <= FLAT)}`,
  );
}
