import type { Lang } from '@takt/model';
import type { Ctx, Person } from './ctx.ts';

/** How the product writes to a user and what others see of them. */
export interface Profile {
  readonly username: string;
  readonly realName: string;
  readonly realNameEn: string | null;
  readonly organization: string;
  /** Empty when none is on file; codes are sent nowhere else. */
  readonly mobile: string;
  /** Empty when none is on file. */
  readonly email: string;
  /** What they are spoken to in where nobody has chosen; null for whatever the device speaks. */
  readonly language: Lang | null;
}

/** Whom a message is meant for: these people, everyone with a role, or everyone. */
export interface Recipients {
  readonly receiveType: 'user' | 'role' | 'all';
  readonly role: string | null;
  readonly users: readonly string[];
}

/** What the company has decided about signing in. */
export interface SigninRules {
  /** Wrong passwords in a row that lock the account for a while; 3 to 10. */
  readonly lockCount: number;
  /** Days until a password must be changed, and further days until the account is locked for it; 0 for never. */
  readonly passwordDays: number;
  readonly graceDays: number;
  readonly face: boolean;
  /** Devices on which a face may be searched among all enrolled ones. */
  readonly kiosks: readonly string[];
}

/** What holds a program's key. */
export interface KeyBounds {
  readonly can: (permission: string) => boolean;
  /** Where it may come from; empty for anywhere. */
  readonly addresses: readonly string[];
}

/** Another sign-in system this company trusts. */
export interface SsoProvider {
  readonly code: string;
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string | null;
  /** A key set as JSON; with it the address is not asked. */
  readonly jwks: string | null;
}

/** One try to get in, for the login log. */
export interface SigninNote {
  readonly username: string;
  readonly userId: string | null;
  readonly way: 'password' | 'passkey' | 'qr' | 'face' | 'sso';
  readonly result: 'success' | 'failed' | 'factor' | 'captcha' | 'locked' | 'disabled' | 'way' | 'reuse' | 'signout';
  /** What was shown beside the password; absent where nothing was. */
  readonly factor?: 'totp' | 'passkey' | 'recovery';
  readonly address: string;
  readonly agent: string;
  readonly device: string;
}

/**
 * Who a user is and what they may do. The module that owns users and roles provides it, so that the engine
 * names no entity. Everything here runs as the system in the user's tenant.
 */
export interface Identity {
  /** The person behind a user id, or null when they may no longer act. */
  person(ctx: Ctx, userId: string): Promise<Person | null>;
  profile(ctx: Ctx, userId: string): Promise<Profile | null>;
  /** Whether the company lets this person in by this way. */
  admits(ctx: Ctx, userId: string, way: SigninNote['way']): Promise<boolean>;
  /** The one user with this name or bound mobile number; null for none and for several. */
  find(ctx: Ctx, typed: string): Promise<string | null>;
  /** Every right a user holds, as an entering application may ask for it. */
  permissions(ctx: Ctx, userId: string): Promise<readonly string[]>;
  /** The roles a user has now. */
  roles(ctx: Ctx, userId: string): Promise<readonly string[]>;
  /** Where the user's workspace might open, the nearest choice first; which of it they may open is not asked here. */
  mainPaths(ctx: Ctx, userId: string): Promise<readonly string[]>;
  /** What the user sees and may change about themselves. */
  card(ctx: Ctx, userId: string): Promise<Readonly<Record<string, unknown>>>;
  /** `avatar` is a file the person has just handed in. */
  saveCard(ctx: Ctx, userId: string, values: Readonly<Record<string, unknown>>, avatar: string | null): Promise<void>;
  /** The enabled users a message is meant for. */
  members(ctx: Ctx, of: Recipients): Promise<readonly string[]>;
  /** The enabled users of a supplier. */
  supplierPeople(ctx: Ctx, vendor: string): Promise<readonly string[]>;
  rules(ctx: Ctx): Promise<SigninRules>;
  /** Whether a role of the user, or the company, wants more than a password. */
  factorRequired(ctx: Ctx, userId: string): Promise<boolean>;
  /** What a session of a program's key keeps of its user's rights; null when the key has gone. */
  keyBounds(ctx: Ctx, keyId: string): Promise<KeyBounds | null>;
  provider(ctx: Ctx, code: string): Promise<SsoProvider | null>;
  note(ctx: Ctx, note: SigninNote): Promise<void>;
}
