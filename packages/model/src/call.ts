import type { Guard } from './document.ts';
import type { Fields, RowOfFields } from './fields/index.ts';
import { entityOf, moduleOf } from './names.ts';
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

/** A bespoke screen's contract with the server. */
export interface Call<I = unknown, O = unknown> {
  readonly id: string;
  readonly label: Text;
  readonly input: Fields;
  readonly kind: 'query' | 'command';
  /** The address a contract fixes for it; made from the id when absent. */
  readonly path?: string;
  /** Anyone who is signed in may call it; everything else needs a right. */
  readonly everyone?: true;
  /** The right that opens it, where it is not one named after the call. */
  readonly needs?: string;
  /** The right named after it is kept by a session that came by face. */
  readonly byFace?: true;
  /** Rows it is a button of. */
  readonly on?: RowCommand;
  /** Changes no business data, so that a read-only licence does not stop it. */
  readonly aside?: true;
  /** Its answer holds a secret: it is told once and not kept for a repetition of the request. */
  readonly secret?: true;
  /** The password is asked for again first: who only borrowed the screen cannot do it. */
  readonly proof?: true;
  /** Its answer is a paper, which is drawn once the transaction is over and sent as a PDF. */
  readonly pdf?: true;
  readonly $in?: I;
  readonly $out?: O;
}

/** Where the call is made, for both sides. */
export const callPath = ({ id, path }: Pick<Call, 'id' | 'path'>): string => path ?? `/${moduleOf(id)}/call/${entityOf(id)}`;

type CallOptions = Pick<Call, 'path' | 'everyone' | 'needs' | 'byFace' | 'aside' | 'secret' | 'proof' | 'pdf'>;
interface CommandOptions<Input extends string> extends CallOptions {
  readonly on?: RowCommand<Input>;
}

/** A bespoke read. The reply type is declared, not inferred: it is the contract. */
export const query =
  <O>() =>
  <const F extends Fields>(id: string, label: Text, input: F, options: CallOptions = {}): Call<RowOfFields<F>, O> => ({
    id,
    label,
    input,
    kind: 'query',
    ...options,
  });

/** A bespoke write: runs in one transaction with an idempotency key, like every action. */
export const command =
  <O = null>() =>
  <const F extends Fields>(
    id: string,
    label: Text,
    input: F,
    options: CommandOptions<keyof F & string> = {},
  ): Call<RowOfFields<F>, O> => ({
    id,
    label,
    input,
    kind: 'command',
    ...options,
  });
