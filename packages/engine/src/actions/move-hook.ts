import type { AnyDocument, DocOf, Document, Text } from '@takt/model';
import type { Ctx } from '../ctx.ts';
import type { Settings } from '../settings/settings.ts';

/** What a hook may ask besides the row: what the company has decided. */
interface HookServices {
  readonly settings: (ctx: Ctx) => Promise<Settings>;
}
/** Asked before an action is done: why it has to wait for somebody else, or null when it need not. */
export interface MoveHook {
  readonly doc: AnyDocument;
  readonly action: string;
  readonly why: (ctx: Ctx, row: any, services: HookServices) => Promise<Text | null>;
}

/** Binds a hook to an action that its document calls holdable. The row is locked, and its guards have agreed. */
export const beforeMove = <D extends Document<any, any, any, any>>(
  doc: D,
  action: keyof D['actions'] & string,
  why: (ctx: Ctx, row: DocOf<D>, services: HookServices) => Promise<Text | null>,
): MoveHook => ({ doc, action, why });
