import { bind, patch } from '@takt/engine';
import { ReleasePass } from '../../defs/index.ts';

export const releasePass = bind(ReleasePass, {
  approve: (ctx, { id }) => patch(ctx, ReleasePass, id, { approver: ctx.actor.userId, approvedAt: ctx.clock }),
  leave: (ctx, { id }) => patch(ctx, ReleasePass, id, { leftAt: ctx.clock }),
});
