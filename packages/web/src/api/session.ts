import { create } from 'zustand';
import { saveLocal, loadLocal } from '../kit/local.ts';
import type { ApiError } from './api-error.ts';

/** How the password stood when the person came in: fine, against the policy, or too old; null where none was typed. */
export type PasswordState = 'safe' | 'weak' | 'aged' | null;

/** Who is signed in. No secret: it tells a reload that the workspace can be shown, and the server decides. */
export interface Signed {
  readonly tenant: string;
  readonly user: string;
  readonly since: number;
  readonly password: PasswordState;
  /** A second factor must be set up before anything else is open. */
  readonly factorDue: boolean;
}
export interface Session {
  readonly signed: Signed | null;
  /** Why the last session ended: left on purpose, or run out under the person's hands. */
  readonly ended: 'left' | 'expired' | null;
  /** What the server said when it ended by itself. */
  readonly why: ApiError | null;
  /** Who was in when it ran out: their page still holds what they were doing, and waits for them. */
  readonly expired: Signed | null;
  /** The session the page began with. It goes on when somebody whose session ran out signs in again. */
  readonly begun: number;
}
/** What the token endpoint hands out; the names are the contract's. */
export interface Grant {
  readonly access_token: string;
  readonly refresh_token?: string;
}

const MARKER = 'session';
const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const RENEWED = 'session_renewed';
/** In place of who is in: nobody any more, though they did not leave. */
const RAN_OUT = '"expired"';

/** On a secure page the browser carries the tokens in cookies no script can read; elsewhere the page must keep them. */
export const byCookie = (): boolean => globalThis.isSecureContext;

function readMarker(text: string | null): Signed | null {
  try {
    const { tenant, user, since, password, factorDue = false } = JSON.parse(text ?? 'null') as Signed;
    return typeof since === 'number' ? { tenant, user, since, password: password ?? null, factorDue } : null;
  } catch {
    return null;
  }
}
function readGrant(): Grant | null {
  const access = byCookie() ? null : loadLocal(ACCESS);
  return access === null ? null : { access_token: access, refresh_token: loadLocal(REFRESH) ?? '' };
}

let grant = readGrant();
let renewed = loadLocal(RENEWED) ?? '';
const first = readMarker(loadLocal(MARKER));
const store = create<Session>(() => ({ signed: first, ended: null, why: null, expired: null, begun: first?.since ?? 0 }));
const isSame = (one: Signed | null, other: Signed): boolean => one?.tenant === other.tenant && one.user === other.user;
const cameIn = (signed: Signed): void =>
  store.setState(({ expired, begun }) => ({
    signed,
    ended: null,
    why: null,
    expired: null,
    begun: isSame(expired, signed) ? begun : signed.since,
  }));

export const useSession = (): Session => store();
export const currentSession = (): Signed | null => store.getState().signed;
export const accessToken = (): string | null => grant?.access_token ?? null;
export const refreshToken = (): string => grant?.refresh_token ?? '';

/** Changes whenever the tokens do, in this window or in another one. */
export const tokenStamp = (): string => (byCookie() ? (loadLocal(RENEWED) ?? renewed) : (grant?.access_token ?? ''));

/** Takes new tokens over; the person is not in before `beginSession`. */
export function holdTokens(next: Grant): void {
  if (byCookie()) {
    renewed = `${Date.now()}.${Math.random()}`;
    saveLocal(RENEWED, renewed);
    return;
  }
  grant = next;
  saveLocal(ACCESS, next.access_token);
  saveLocal(REFRESH, next.refresh_token ?? null);
}

export function dropTokens(): void {
  grant = null;
  saveLocal(ACCESS, null);
  saveLocal(REFRESH, null);
}

/** The person is in. Every sign-in counts as a session of its own, also of the same person. */
export function beginSession(who: Omit<Signed, 'since'>): void {
  const { signed: last, begun } = store.getState();
  const signed = { ...who, since: Math.max(Date.now(), (last?.since ?? begun) + 1) };
  saveLocal(MARKER, JSON.stringify(signed));
  cameIn(signed);
}

/** The password has been changed to one the policy accepts; what else is due the server says. */
export function passwordIsSafe(factorDue: boolean): void {
  const signed = currentSession();
  if (signed) remember({ ...signed, password: 'safe', factorDue });
}
export function factorIsSet(): void {
  const signed = currentSession();
  if (signed) remember({ ...signed, factorDue: false });
}

function remember(signed: Signed): void {
  saveLocal(MARKER, JSON.stringify(signed));
  store.setState({ signed });
}

/** Forgets who was in; whoever shows the workspace then shows the sign-in. */
export function endSession(ended: 'left' | 'expired', why: ApiError | null = null): void {
  dropTokens();
  saveLocal(MARKER, ended === 'expired' ? RAN_OUT : null);
  goneOut(ended, why);
}

/** Whose session ran out may come back to what they were doing; who leaves takes leave of it. */
const goneOut = (ended: 'left' | 'expired', why: ApiError | null): void =>
  store.setState(({ signed, expired }) => ({
    signed: null,
    ended,
    why,
    expired: ended === 'expired' ? (signed ?? expired) : null,
  }));

/** Another window signed in, out or renewed the tokens: this one follows, or it would show one person's data to another. */
export function followOtherWindows({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>): void {
  if (key === ACCESS || key === REFRESH) grant = readGrant();
  if (key !== MARKER && key !== null) return;
  const signed = key === null ? null : readMarker(newValue);
  if (signed?.since === currentSession()?.since) return;
  if (signed) cameIn(signed);
  else goneOut(newValue === RAN_OUT ? 'expired' : 'left', null);
}
globalThis.window?.addEventListener('storage', followOtherWindows);
