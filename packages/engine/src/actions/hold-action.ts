import { type AnyDocument, REQUEST_RELEASE, say, type Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { remember } from '../records/history.ts';
import { noteChange } from '../records/note-change.ts';
import type { Row } from '../records/row.ts';
import { updateRow } from '../records/write.ts';
import type { ActRequest, ActResult } from './act-request.ts';

type RowInState = Row & { readonly status: string };

/** Stores the action with the document instead of doing it; until it is ended, nothing else is done with the document. */
export async function holdAction(
  ctx: Ctx,
  doc: AnyDocument,
  row: RowInState,
  asked: Pick<ActRequest, 'input' | 'accepted'> & { readonly action: string },
  why: Text,
): Promise<ActResult> {
  const { action, input, accepted } = asked;
  const version = row.version + 1;
  const requested = { pending: { action, input, accepted, why }, pendingBy: ctx.actor.userId, pendingAt: ctx.clock };
  await updateRow(ctx, doc, row.id, requested, { version });
  const status = doc.states[row.status]?.code ?? '';
  const reason = say(why, ctx.lang);
  remember(ctx, doc, {
    rowId: row.id,
    action: REQUEST_RELEASE,
    fromStatus: status,
    toStatus: status,
    changes: {},
    reason,
    // What it waits for is not for suppliers; one of their own people sees what they did.
    vendorId: null,
  });
  noteChange(ctx, doc, row);
  const number = String(row['number']);
  ctx.emit(`${doc.id}.${REQUEST_RELEASE}`, row.id, { id: row.id, number, action, why, requestedBy: ctx.actor.userId });
  return { id: row.id, number, version, status, pending: true };
}
