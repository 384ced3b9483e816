import { BomVersion } from '@takt/modules/base/defs';
import type { Id } from '@takt/model';
import { bind, compute, type Ctx, type DocumentOps, advisoryLock, patch, codes, Refused } from '@takt/engine';
import { post } from '@takt/content';
import { userRows } from '@takt/modules/access/server';
import { changedBomRows } from '@takt/modules/base/server';
import { Bulletin, Ecr } from '../defs/index.ts';
import { bomNamed, bomSubmitted } from '../defs/notices/ecr-guards.ts';
import { notifyBuyer, notifySupplier } from './notify.ts';

const changeRoute = (id: string): string => `/les/supplier/engineeringChange?id=${id}`;

export const ecr = bind(Ecr, {
  async approve(ctx, { id, number, vendor, title }) {
    const text = [
      `工程变更 ${number} 已发布，请确认：${title}`,
      `Please acknowledge engineering change ${number}: ${title}`,
    ] as const;
    await notifySupplier(ctx, vendor, text, changeRoute(id));
  },
  async ack(ctx, change) {
    await patch(ctx, Ecr, change.id, { acknowledgedBy: ctx.actor.username });
    const { number } = change;
    await notifyBuyer(
      ctx,
      change,
      [`供应商已确认工程变更 ${number}`, `The supplier acknowledged engineering change ${number}`],
      changeRoute(change.id),
    );
  },
  cutover: (ctx, change, _input, documents) => putInEffect(ctx, change, documents),
});

interface Carrying {
  readonly id: Id;
  readonly bom: Id;
  readonly draft: boolean;
  readonly waiting: boolean;
}
/** BOM versions that carry the change's number: of every BOM it affects there is one, and none is still being written. */
async function demandVersions(ctx: Ctx, { bomAffected, lines }: Ecr, named: string): Promise<readonly Carrying[]> {
  const found = await ctx.sql<Carrying>`
    select id, bom_id as bom, draft, waiting from ${changedBomRows} v where change_no = ${named} order by id`;
  const affected = bomAffected === '1' ? lines.flatMap(({ bom }) => bom ?? []) : [];
  const carrying = found.filter(({ bom }) => affected.includes(bom));
  if (!affected.every((one) => found.some(({ bom }) => bom === one))) throw Refused.by(Ecr, 'cutover', bomNamed);
  if (carrying.some(({ draft }) => draft)) throw Refused.by(Ecr, 'cutover', bomSubmitted);
  return carrying;
}

/**
 * BOM versions that carry the change's number and wait for approval come into effect, once every supplier it was released to is
 * ready; each ends the one it follows. Their own guards are asked, and what one of them refuses keeps the change from being cut in.
 */
async function putInEffect(ctx: Ctx, change: Ecr, documents: DocumentOps): Promise<void> {
  const { id, number, changeNo } = change;
  const named = changeNo ?? number;
  // Two suppliers who become ready at once pass one after the other; the second sees the first.
  await advisoryLock(ctx, `engineering change ${named}`);
  const versions = await demandVersions(ctx, change, named);
  const [open] = await ctx.sql`
    select 1 from purchasing_ecr where coalesce(change_no, number) = ${named} and id <> ${id} and status in ${codes(Ecr, 'released', 'implementing')}
      and deleted_at is null limit 1`;
  if (open) return;
  for (const version of versions.filter(({ waiting }) => waiting)) {
    await documents.act(ctx, BomVersion, version.id, 'approve');
    await documents.link(ctx, BomVersion, version.id, { doc: Ecr, id });
  }
}

export const bulletin = bind(Bulletin, {
  /** Each person of the suppliers gets a copy. It carries the number, by which the copies that were read are counted. */
  async publish(ctx, { id, number, title, body, recipients, mustRead, validUntil }) {
    const vendors = recipients.map(({ vendor }) => vendor);
    const people = await ctx.sql<{ id: string }>`
      select id from ${userRows} u where vendor_id is not null and deleted_at is null
        and (${vendors.length === 0} or vendor_id = any(${vendors}::uuid[]))`;
    await post(
      ctx,
      people.map((person) => person.id),
      {
        kind: 'notice',
        title: [`公告 ${number}：${title}`, `Bulletin ${number}: ${title}`],
        body,
        urgent: mustRead === '1',
        validUntil,
      },
    );
    await patch(ctx, Bulletin, id, { copies: people.length });
  },
});

export const bulletinComputed = compute(Bulletin, {
  readCopies: `(select count(*) from app.message m where m.tenant_id = t.tenant_id and m.kind = 'notice' and m.read_at is not null
    and m.at >= t.published_at and m.title_zh like '公告 ' || t.number || '：%')`,
});
