import { encoded, read, write } from '@takt/web/light';
import type { Turn } from './guide.ts';
import type { Shots } from './shots.ts';

/** What the server asks for this time; good for a minute and for one attempt. */
export interface Challenge {
  readonly nonce: string;
  readonly turn: Turn;
}
/** Before the sign-in the company decides; whoever is in asks for themselves. */
export const askChallenge = (company: string | null): Promise<Challenge> =>
  company === null ? read('/system/sysconfig/face/challenge') : read('/anon/faceAuth/challenge', { company: company.trim() });

/** An account the face belongs to; `id` is a ticket for one sign-in, not the account's own. */
export interface Account {
  readonly id: string;
  readonly organization: string;
  readonly username: string;
  readonly company: string;
}
interface FaceRequest {
  readonly company: string;
  readonly username: string;
  readonly nonce: string;
  readonly shots: Shots;
}
export const findAccounts = ({ company, username, nonce, shots: [image, image2] }: FaceRequest): Promise<readonly Account[]> =>
  read('/anon/faceAuth/faceLogin', { image, image2, nonce, company: company.trim(), username: username.trim() });

export interface FaceGrant {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly company: string;
  readonly msg: string;
}
export const enterAccount = (id: string): Promise<FaceGrant> => read('/anon/faceAuth/getTokenbyfaceId', { id });

/** How the signed-in person's own face stands. */
export interface Enrolment {
  /** Whether the company has switched face sign-in on. */
  readonly enabled: boolean;
  readonly enrolled: boolean;
  readonly enrolledAt: string | null;
  readonly consentAt: string | null;
}
export const loadEnrolment = (): Promise<Enrolment> => read('/system/sysconfig/face/state');
export const enrol = (asked: { readonly password: string; readonly shots: Shots; readonly nonce: string }): Promise<null> =>
  write('/system/sysconfig/face/enrol', {
    consent: '1',
    password: encoded(asked.password),
    image: asked.shots[0],
    image2: asked.shots[1],
    nonce: asked.nonce,
  });
/** Whether the camera saw the signed-in person, somebody else, or nobody who is alive and did as asked. */
export type CheckResult = 'recognised' | 'unknown' | 'unclear';
export const checkFace = ({ shots: [image, image2], nonce }: { readonly shots: Shots; readonly nonce: string }) =>
  read<{ readonly result: CheckResult }>('/system/sysconfig/face/check', { image, image2, nonce });
export const withdraw = (): Promise<null> => write('/system/sysconfig/face/withdraw');
