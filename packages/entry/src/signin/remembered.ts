import { saveLocal, loadLocal } from '@takt/web/light';

const KEY = 'remembered_login';

/** Who signs in. */
export interface SignInDraft {
  readonly company: string;
  readonly username: string;
}
/** What the form is filled with on the next visit. The password is never kept. */
interface Remembered extends SignInDraft {
  /** They wanted to stay signed in on this device. */
  readonly stays: boolean;
}

export function rememberedLogin(): Remembered | null {
  try {
    const { company, username, stays } = JSON.parse(loadLocal(KEY) ?? 'null') as Remembered;
    return typeof company === 'string' && typeof username === 'string' ? { company, username, stays } : null;
  } catch {
    return null;
  }
}

export const rememberLogin = ({ company, username }: SignInDraft, stays: boolean): void =>
  saveLocal(KEY, JSON.stringify({ company: company.trim(), username: username.trim(), stays }));
