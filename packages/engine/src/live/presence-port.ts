import { port } from '../actions/port.ts';

/** The sign-ins of a company that have a socket open, in any process. */
interface Connected {
  readonly connected: (tenant: number) => Promise<ReadonlySet<string>>;
}
export const PRESENCE = port<Connected>('engine.presence');
