import type { Call } from './call.ts';
import type { GuardContext, Guard } from './document.ts';
import { entityOf } from './names.ts';
import { rightRefusal, type Refusal } from './refusal.ts';
import type { Text } from './text.ts';

/**
 * A command that is offered as a button on the rows of an entity: on the record's page, in its row's menu and, for several
 * rows at once, above the list. The engines draw it, ask whether it is possible, and tell it in the row's history.
 */
export interface RowCommand<Input extends string = string> {
  readonly entity: string;
  /** The input that takes the row; what else the command takes is left empty. */
  readonly as: Input;
  /** Asked before it is done. */
  readonly confirm: Text;
  /** What must hold for the row: the button is greyed with the sentence, the server asks again. */
  readonly needs?: readonly Omit<Guard, 'level' | 'onInput'>[];
  /** One row at a time. */
  readonly bulk?: false;
}
export type RowCommandCall = Call<any, any> & { readonly on: RowCommand };

export const isRowCommand = (call: Call<any, any>): call is RowCommandCall => call.on !== undefined;
/** The name by which rights, buttons and histories know it. */
export const rowCommandName = ({ id }: RowCommandCall): string => entityOf(id);
/** The buttons that calls bring to an entity. */
export const rowCommandsOn = (entity: string, calls: readonly Call<any, any>[]): readonly RowCommandCall[] =>
  calls.filter(isRowCommand).filter(({ on }) => on.entity === entity);

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
