/** What is asked of an action. */
export interface ActRequest {
  readonly id: string;
  /** Null lets the latest version act: for the engine, and for actions that stand alone. */
  readonly version: number | null;
  readonly input: Readonly<Record<string, unknown>>;
  /** Codes of the warnings and questions the person has answered. */
  readonly accepted: readonly string[];
  /** Fired by the engine: a system-only action, or one that follows from another document. */
  readonly bySystem?: boolean;
  /** One of several rows, each in a savepoint: its writes must have succeeded before the next begins. */
  readonly stepwise?: boolean;
  /** Nobody has to be waited for any more, or it is only tried: hooks are not asked. */
  readonly unhooked?: boolean;
}
/** What came of it. */
export interface ActResult {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly status: string;
  /** It waits for somebody's release and is not done yet. */
  readonly pending?: true;
}
