import { bind } from '@takt/engine';
import { ReleasePass } from '../../defs/index.ts';
import { demandMayLeave } from './passes.ts';

export const releasePass = bind(ReleasePass, {
  approve: (ctx, { order }) => demandMayLeave(ctx, order),
  leave: (ctx, { order }) => demandMayLeave(ctx, order),
});
