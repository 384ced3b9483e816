import { bind, patch } from '@takt/engine';
import { ReleasePass } from '../../defs/index.ts';
import { demandMayLeave } from './passes.ts';

export const releasePass = bind(ReleasePass, {
  async approve(ctx, { id, order }) {
    await demandMayLeave(ctx, order);
    await patch(ctx, ReleasePass, id, { approver: ctx.actor.userId, approvedAt: ctx.clock });
  },
  async leave(ctx, { id, order }) {
    await demandMayLeave(ctx, order);
    await patch(ctx, ReleasePass, id, { leftAt: ctx.clock });
  },
});
