import { answer, AUDIT } from '@takt/engine';
import { AUDIT_EXPORT } from '../defs/audit.ts';
import { auditState, dataChanges, verifyAudit } from '../defs/index.ts';

/** The history is the engine's; this module says who may look at all of it. */
export const auditAnswers = [
  answer(dataChanges, (ctx, { before, ...asked }, { use }) => use(AUDIT).changes(ctx, asked, before)),
  answer(auditState, async (ctx, _asked, { use }) => ({
    ...(await use(AUDIT).seals(ctx)),
    mayExport: ctx.actor.can(AUDIT_EXPORT),
  })),
  answer(verifyAudit, (ctx, { from }, { use }) => use(AUDIT).verify(ctx, from)),
];
