import { encoded, postForMessage, read, upload, write } from '@takt/web/host';

export interface Profile {
  readonly username: string;
  readonly realName: string | null;
  readonly realNameEn: string | null;
  readonly nickname: string | null;
  readonly telephone: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly gender: string | null;
  readonly region: string | null;
  readonly signature: string | null;
  /** The id of a stored picture. */
  readonly avatar: string | null;
  readonly engineerCode: string | null;
  readonly officeLocation: string | null;
  readonly fax: string | null;
  readonly description: string | null;
}
/** What people change about themselves; the rest is the administrator's. */
export type OwnProfile = Pick<Profile, 'nickname' | 'telephone' | 'email' | 'gender' | 'region' | 'signature'>;

const USER = '/system/sysconfig/user';

/** Where a stored file is fetched from. */
export const fileAddress = (id: string): string => `/system/file/${encodeURIComponent(id)}`;

export const loadProfile = (): Promise<Profile> => read(`${USER}/getUserInfo`);

export function saveProfile(profile: OwnProfile, avatar: File | null): Promise<null> {
  const form = new FormData();
  form.set('profile', JSON.stringify(profile));
  if (avatar) form.set('avatar', avatar);
  return upload(`${USER}/saveUserInfo`, form);
}

export interface Device {
  readonly id: string;
  readonly way: string;
  readonly device: string;
  readonly address: string;
  readonly createdAt: string;
  readonly lastAt: string;
  readonly current: boolean;
  readonly remembered: boolean;
}
export const loadDevices = (): Promise<readonly Device[]> => read(`${USER}/getMySessions`);
/** A browser in which the person is known: wrong passwords of others do not count there. */
export interface KnownBrowser {
  readonly id: string;
  readonly device: string;
  readonly address: string;
  readonly usedAt: string;
  readonly current: boolean;
}
export const loadBrowsers = (): Promise<readonly KnownBrowser[]> => read(`${USER}/getMyDevices`);
export const forgetBrowser = (id: string): Promise<null> => write(`${USER}/forgetDevice`, { id });
export const endDevice = (id: string): Promise<null> => write(`${USER}/endSession`, { id });

interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}
export const changePassword = (old: string, { password, confirm }: NewPassword): Promise<null> =>
  write(`${USER}/updatePassword`, { old: encoded(old), new: encoded(password), confirm: encoded(confirm) });
/** Sends a code to the person's own number and answers that number, masked. */
export const sendOwnCode = (): Promise<string> => postForMessage(`${USER}/getMSGmessage`);
export const resetPassword = (code: string, { password, confirm }: NewPassword): Promise<null> =>
  write(`${USER}/resetPassword`, { code: code.trim(), new: encoded(password), confirm: encoded(confirm) });
