import type { Call, RowCommand } from './call.ts';
import type { GuardContext } from './document.ts';
import { entityOf } from './names.ts';
import { rightRefusal, type Refusal } from './refusal.ts';
import type { Text } from './text.ts';

export type RowCommandCall = Call<any, any> & { readonly on: RowCommand };

export const isRowCommand = (call: Call<any, any>): call is RowCommandCall => call.on !== undefined;
/** The name by which rights, buttons and histories know it. */
export const rowCommandName = ({ id }: RowCommandCall): string => entityOf(id);
/** The buttons that calls bring to an entity. */
export const rowCommandsOn = (entity: string, calls: readonly Call<any, any>[]): readonly RowCommandCall[] =>
  calls.filter(isRowCommand).filter(({ on }) => on.entity === entity);

/** What a button that was pressed on a row of an entity says; undefined for what is none. */
export const rowCommandLabel = (commands: readonly RowCommandCall[], name: string): Text | undefined =>
  commands.find((one) => rowCommandName(one) === name)?.label;

export const rightOf = ({ id, needs }: Pick<Call, 'id' | 'needs'>): string => needs ?? id;

/** Why this may not be done with the row now; null when it may. Pure, as `refusal` is for documents. */
export function rowCommandRefusal(call: RowCommandCall, row: object, at: GuardContext): Refusal | null {
  const right = rightRefusal(rightOf(call), at.actor);
  if (right) return right;
  const failed = call.on.needs?.find((guard) => !guard.must(row, at));
  if (!failed) return null;
  const { id, else: text, unblock } = failed;
  return { code: `${call.id}.${id}`, text, level: 'error', ...(unblock && { unblock }) };
}
