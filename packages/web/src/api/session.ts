import { create } from 'zustand';
import { keep, recall } from '../kit/kept.ts';

/** Where the contract keeps the token between visits. */
const KEY = 'access_token';

export interface Session {
  readonly token: string | null;
  /** Why the last session ended: left on purpose, or run out under the person's hands. */
  readonly ended: 'left' | 'expired' | null;
}

const store = create<Session>(() => ({ token: recall(KEY), ended: null }));

export const useSession = (): Session => store();
export const currentToken = (): string | null => store.getState().token;

export function beginSession(token: string): void {
  keep(KEY, token);
  store.setState({ token, ended: null });
}

/** Forgets the token; whoever shows the workspace then shows the sign-in. */
export function endSession(ended: 'left' | 'expired'): void {
  keep(KEY, null);
  store.setState({ token: null, ended });
}
