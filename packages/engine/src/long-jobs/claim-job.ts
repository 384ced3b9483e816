import type { Cell } from '../db/cells.ts';
import { asRelay } from '../jobs/as-relay.ts';

/** A job that is this worker's until the lease runs out. */
export interface ClaimedJob {
  readonly tenant: number;
  readonly id: string;
  readonly kind: string;
  readonly attempts: number;
}

interface ClaimRequest {
  readonly kinds: readonly string[];
  /** What this worker has at hand: one that was held up and late with its lease goes on, and does not take over from itself. */
  readonly running: readonly string[];
  readonly leaseMs: number;
}

/**
 * Takes the next job of any company: one that waits, or one whose worker has not renewed its lease. People's jobs run one after
 * the other, so that nobody keeps everybody else waiting. Companies that are moving or suspended are left alone.
 */
export const claimJob = (cell: Cell, { kinds, running, leaseMs }: ClaimRequest): Promise<ClaimedJob | null> =>
  asRelay(cell, async (client) => {
    const { rows } = await client.query<ClaimedJob>(
      `update app.long_job j set state = 'running', attempts = j.attempts + 1,
         lease_until = clock_timestamp() + $1::int * interval '1 millisecond', started_at = coalesce(j.started_at, clock_timestamp())
       from (select tenant_id, id from app.long_job q
           where state in ('queued', 'running') and (lease_until is null or lease_until < clock_timestamp()) and kind = any($2) and id <> all($3)
             and exists (select from app.tenant t where t.tenant_id = q.tenant_id and t.state = 'active')
             and not exists (select from app.long_job o where o.tenant_id = q.tenant_id and o.user_id = q.user_id
               and o.state = 'running' and o.lease_until >= clock_timestamp())
           -- The company that has waited longest for its turn comes first, then its oldest job.
           order by (select max(l.started_at) from app.long_job l where l.tenant_id = q.tenant_id and l.state = 'running') nulls first, at, id
           limit 1 for update skip locked) n
       where j.tenant_id = n.tenant_id and j.id = n.id
       returning j.tenant_id as tenant, j.id, j.kind, j.attempts`,
      [leaseMs, kinds, running],
    );
    return rows[0] ?? null;
  });
