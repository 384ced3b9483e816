import { fill, type SealFinding, type SealState, type Text, type Verified } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { chainOf, type SealKeeper } from './seal-keeper.ts';

const WORDS: Readonly<Record<SealFinding['kind'], Text>> = {
  changed: ['封存 {seal} 中的记录 {row} 被改动', 'Row {row} of seal {seal} was changed'],
  deleted: ['封存 {seal} 中的记录 {row} 被删除', 'Row {row} of seal {seal} was deleted'],
  inserted: ['记录 {row} 是绕过系统写入的', 'Row {row} was written past the product'],
  reordered: ['封存 {seal} 中记录的顺序被改动', 'The rows of seal {seal} were put into another order'],
  seal: ['封存 {seal} 被改动', 'Seal {seal} was changed'],
  gap: ['封存 {seal} 缺失', 'Seal {seal} is missing'],
  copy: ['封存 {seal} 与留存的副本不一致', 'Seal {seal} differs from the copy that was kept of it'],
};
const NO_COPY: Text = ['封存 {seal} 没有留存副本', 'No copy was kept of seal {seal}'];
const finding = (kind: SealFinding['kind'], seal: number | null, row: string | null = null, text = WORDS[kind]): SealFinding => ({
  kind,
  seal,
  row,
  text: fill(text, { seal: seal ?? '', row: row ?? '' }),
});

/** Rows judged in one step: well within what a statement may take. */
const STEP = 20_000;
const SHOWN = 100;

interface Seal {
  readonly seq: number;
  readonly rows: number;
  readonly head: string;
  /** The head follows from the seal's own digests, and the digest before it is the head before it. */
  readonly sound: boolean;
  readonly follows: boolean;
  /** Old enough for its copy to have been made. */
  readonly settled: boolean;
}

/** Judges the seals after `from` and the rows they name; the last step also looks for rows and copies that no seal names. */
export async function verifySeals(ctx: Ctx, keeper: SealKeeper, from: number): Promise<Verified> {
  const seals = await ctx.sql<Seal>`
    with chain as (
      select s.seq, s.ids, s.rows, s.digests, s.prev, s.head, s.at, sum(s.rows) over (order by s.seq) - s.rows as before
      from app.audit_seal s where s.seq > ${from} order by s.seq limit 1000
    )
    select c.seq, c.rows, encode(c.head, 'hex') as head, c.at < now() - interval '1 hour' as settled,
      c.rows = cardinality(c.ids) and c.rows = cardinality(c.digests) and c.head = app.seal_head(c.prev, c.digests) as sound,
      c.prev = coalesce((select p.head from app.audit_seal p where p.seq = c.seq - 1), app.seal_origin(${ctx.tenant})) as follows
    from chain c where c.before < ${STEP} order by c.seq`;
  const last = seals.at(-1)?.seq ?? from;
  const chain = await chainHere(ctx);
  const findings = [
    ...chained(seals, from),
    ...(await rowsChanged(ctx, from, last)),
    ...(await copiesDiffer(keeper, chain, seals)),
  ];
  const rows = seals.reduce((sum, seal) => sum + seal.rows, 0);
  if (seals.length > 0) return { findings, rows, next: last };
  return {
    findings: [...findings, ...(await lostAtTheEnd(keeper, chain, from)), ...(await insertedRows(ctx))],
    rows,
    next: null,
  };
}

const chainHere = async (ctx: Ctx): Promise<string> => {
  const here = await ctx.sql.one<{ tenant: number; since: number }>`
    select tenant_id as tenant, extract(epoch from created_at)::int as since from app.tenant where tenant_id = ${ctx.tenant}`;
  return chainOf(here);
};

function chained(seals: readonly Seal[], from: number): SealFinding[] {
  return seals.flatMap(({ seq, sound, follows }, index) => {
    const expected = (seals[index - 1]?.seq ?? from) + 1;
    const lost = Array.from({ length: Math.min(seq - expected, SHOWN) }, (_, n) => finding('gap', expected + n));
    return [...lost, ...(sound && (follows || lost.length > 0) ? [] : [finding('seal', seq)])];
  });
}

interface Broken {
  readonly seal: number;
  readonly row: string;
  readonly sealed: string;
  readonly found: string | null;
}
async function rowsChanged(ctx: Ctx, from: number, upTo: number): Promise<SealFinding[]> {
  const broken = await ctx.sql<Broken>`
    select s.seq as seal, u.id as row, encode(u.digest, 'hex') as sealed, case when h.id is not null then encode(app.history_digest(h), 'hex') end as found
    from app.audit_seal s cross join lateral unnest(s.ids, s.digests) with ordinality u(id, digest, n)
    left join app.history h on h.tenant_id = s.tenant_id and h.id = u.id
    where s.seq > ${from} and s.seq <= ${upTo} and (h.id is null or app.history_digest(h) is distinct from u.digest)
    order by s.seq, u.n`;
  return [...Map.groupBy(broken, ({ seal }) => seal)].flatMap(([seal, ones]) => {
    // The same rows under other places: nothing was written, they were shuffled.
    const shuffled = ones.every(({ found }) => found !== null && ones.some(({ sealed }) => sealed === found));
    if (shuffled) return [finding('reordered', seal)];
    return ones.slice(0, SHOWN).map(({ row, found }) => finding(found === null ? 'deleted' : 'changed', seal, row));
  });
}

async function copiesDiffer(keeper: SealKeeper, chain: string, seals: readonly Seal[]): Promise<SealFinding[]> {
  const copies = await Promise.all(seals.map(({ seq }) => keeper.headAt(chain, seq)));
  return seals.flatMap(({ seq, head, settled }, index) => {
    const copy = copies[index] ?? null;
    if (copy === null) return settled ? [finding('copy', seq, null, NO_COPY)] : [];
    return copy === head ? [] : [finding('copy', seq)];
  });
}

/** Seals cut off at the end leave no gap behind, but copies. */
async function lostAtTheEnd(keeper: SealKeeper, chain: string, last: number): Promise<SealFinding[]> {
  const newest = await keeper.newest(chain);
  return Array.from({ length: Math.min(Math.max(newest - last, 0), SHOWN) }, (_, n) => finding('gap', last + 1 + n));
}

async function insertedRows(ctx: Ctx): Promise<SealFinding[]> {
  const rows = await ctx.sql<{ id: string }>`
    with sealed as materialized (select unnest(ids) as id from app.audit_seal)
    select h.id from app.history h
    where h.id <= (select settled from app.audit_seal order by seq desc limit 1)
      and not exists (select from sealed where sealed.id = h.id)
    order by h.id limit ${SHOWN}`;
  return rows.map(({ id }) => finding('inserted', null, id));
}

/** Everything from the first seal to the last, in steps. */
export async function verifyAll(step: (from: number) => Promise<Verified>): Promise<Omit<Verified, 'next'>> {
  const findings: SealFinding[] = [];
  let rows = 0;
  for (let from: number | null = 0; from !== null; ) {
    const found = await step(from);
    findings.push(...found.findings);
    rows += found.rows;
    from = found.next;
  }
  return { findings, rows };
}

/** How far the history is sealed. */
export const sealState = (ctx: Ctx): Promise<SealState> =>
  ctx.sql.one<SealState>`
    select coalesce(max(seq), 0)::int as seals, coalesce(sum(rows), 0) as rows, left(max(at)::text, 19) as "lastAt",
      (select count(*) from app.history where id > coalesce((select ids[rows] from app.audit_seal order by seq desc limit 1),
        '00000000-0000-0000-0000-000000000000')) as waiting
    from app.audit_seal`;
