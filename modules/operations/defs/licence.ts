import { command, query, text, type Text } from '@takt/model';

const LICENCE = '/system/sysconfig/licence';

/** What one file allows. Times are ISO 8601 in UTC. */
export interface LicenceFile {
  readonly nonce: string;
  readonly edition: string;
  /** `*` stands for every module. */
  readonly modules: readonly string[];
  readonly maxUsers: number;
  readonly notBefore: string;
  readonly notAfter: string;
  readonly acceptedAt: string;
}
export interface LicenceStatus {
  /** `none` is the trial, `grace` the days after the end in which everything still works. */
  readonly state: 'none' | 'valid' | 'grace' | 'readonly';
  readonly daysLeft: number;
  readonly clockTurnedBack: boolean;
  /** Enabled users: those the licence counts. */
  readonly users: number;
  /** The one that counts first. */
  readonly files: readonly LicenceFile[];
  readonly mayRegister: boolean;
  /** Of a company that is a story to try the product with: what must be typed to remove it. */
  readonly demoCode: string | null;
  readonly mayRemove: boolean;
}
export const licenceStatus = query<LicenceStatus>()(
  'system.licenceStanding',
  ['授权', 'Licence'],
  {},
  { path: `${LICENCE}/query`, needs: 'system.licence.read' },
);

export const REGISTER_RIGHT = 'system.licence.edit';
/** Takes in a licence file as it was issued. An expired licence must not stand in the way of the next one. */
export const registerLicence = command()(
  'system.registerLicence',
  ['注册许可', 'Register a licence'],
  { file: text('许可文件', 'Licence file', { required: true, length: 70_000 }) },
  { path: `${LICENCE}/register`, needs: REGISTER_RIGHT, aside: true, proof: true },
);

export const REMOVE_DEMO_RIGHT = 'system.licence.removeDemo';
export const WRONG_CODE: Text = ['企业代码不一致，未移除', 'The company code differs; nothing was removed'];
/** Takes a demonstration company away, people, masters, documents and all. Whoever asks types its code. */
export const removeDemo = command()(
  'system.removeDemo',
  ['移除演示企业', 'Remove the demonstration company'],
  { code: text('企业代码', 'Company code', { required: true, length: 40 }) },
  { path: `${LICENCE}/removeDemo`, needs: REMOVE_DEMO_RIGHT, aside: true, proof: true },
);
