import { type AnyDocument, pendingRefusal } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import { Refused } from '../refused.ts';
import type { Row } from './row.ts';

/** Refuses what cannot be done while an action waits for its release, or because none does. The row is locked. */
export function demandNotPending({ actor }: Ctx, doc: AnyDocument, action: string, row: Row): void {
  const no = pendingRefusal(doc, action, row, actor);
  if (no) throw new Refused(no);
}
