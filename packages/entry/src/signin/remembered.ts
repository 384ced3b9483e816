import { saveLocal, loadLocal } from '@takt/web/light';

const KEY = 'remembered_login';

/** What the form is filled with on the next visit. The password is never kept. */
export interface Remembered {
  readonly company: string;
  readonly username: string;
}

export function rememberedLogin(): Remembered | null {
  try {
    const { company, username } = JSON.parse(loadLocal(KEY) ?? 'null') as Remembered;
    return typeof company === 'string' && typeof username === 'string' ? { company, username } : null;
  } catch {
    return null;
  }
}

export const rememberLogin = (login: Remembered | null): void =>
  saveLocal(KEY, login && JSON.stringify({ company: login.company.trim(), username: login.username.trim() }));
