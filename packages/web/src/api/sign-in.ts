import { postForm, write } from './http.ts';
import { beginSession, endSession } from './session.ts';

export interface Credentials {
  readonly tenant: string;
  readonly user: string;
  readonly password: string;
}

/** The password grant of the contract. */
export async function signIn({ tenant, user, password }: Credentials): Promise<void> {
  const grant = await postForm<{ readonly access_token: string }>('/anon/oauth/token', {
    grant_type: 'password',
    scope: 'web',
    username: `${user.trim()}@${tenant.trim()}`,
    password,
  });
  beginSession(grant.access_token);
}

/** Ends the session here at once; the server is told, but a dead network keeps nobody signed in. */
export function signOut(): void {
  write('/system/log/user/logout').catch(() => undefined);
  endSession('left');
}
