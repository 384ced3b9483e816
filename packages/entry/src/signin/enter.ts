import { passwordProblem, type Text, WEAK_PASSWORD } from '@takt/model';
import {
  ApiError,
  beginSession,
  currentSession,
  dropTokens,
  loadOwner,
  loadPasswordAge,
  type PasswordAge,
  type PasswordState,
  type Signed,
  write,
} from '@takt/web/light';

const LOCKED: Text = ['账号已被锁定', 'The account has been locked'];
const ASK_ADMIN: Text = ['请使用「账号解锁」，或联系管理员', 'Use “Unlock account”, or ask an administrator'];
const AGED: Text = [
  '密码长期未修改，请尽快修改密码',
  'The password has not been changed for a long time; please change it promptly',
];

/** Why the password is to be changed now; null when it is fine. */
export const changeReason = (password: PasswordState): Text | null =>
  password === 'aged' ? AGED : password === 'weak' ? WEAK_PASSWORD : null;

/** P09: how the password stands, from its age and from what was typed. */
export function passwordStateOf(age: PasswordAge, typed: string | null): PasswordState {
  if (age === 2) return 'aged';
  if (typed === null) return null;
  return passwordProblem({ password: typed }) ? 'weak' : 'safe';
}

/** Where a person goes after the sign-in: to the change of the password, back to where they came from, or home. */
export const goalOf = ({ password }: Pick<Signed, 'password'>, from: string | null): string =>
  changeReason(password) ? '/manage/userCenter/pswModify' : (from ?? '/manage');

interface Entering {
  /** Who signed in, where the form knows it; otherwise the server is asked. */
  readonly who?: { readonly tenant: string; readonly user: string };
  readonly typed?: string;
}

/** What follows every kind of sign-in: a locked account is told and stays out; everyone else is in. */
export async function enter({ who, typed }: Entering = {}): Promise<void> {
  try {
    const age = await loadPasswordAge();
    if (age === 0) {
      await write('/system/log/user/logout').catch(() => undefined);
      throw new ApiError({ code: 'locked', text: LOCKED, unblock: ASK_ADMIN });
    }
    // Before what is due is done, the server answers nothing else.
    const { tenant, user } = who ?? (age === 2 || age === 3 ? (currentSession() ?? UNNAMED) : await owner());
    beginSession({ tenant, user, password: passwordStateOf(age, typed ?? null), factorDue: age === 3 });
  } catch (error) {
    dropTokens();
    throw error;
  }
}

const UNNAMED = { tenant: '', user: '' };
const owner = async (): Promise<{ readonly tenant: string; readonly user: string }> => {
  const { tenant, userName } = await loadOwner();
  return { tenant, user: userName };
};
