import { sharedWords } from './shared-words.ts';
import { machine } from './machine.ts';

/** What may happen to the account a user signs in with. */
export const userAccount = machine({
  id: 'system.userAccount',
  label: ['用户账号', 'user account'],
  initial: 'active',
  states: {
    active: { code: '1', label: ['正常', 'Active'] },
    locked: { code: '2', label: ['已锁定', 'Locked'] },
    expired: { code: '3', label: ['密码过期', 'Password expired'] },
    disabled: { code: '0', label: sharedWords.disabled },
  },
  actions: {
    create: { label: sharedWords.create, from: [], to: 'active' },
    lock: { label: ['锁定', 'Lock'], from: ['active', 'expired'], to: 'locked', system: true },
    unlock: {
      label: ['解锁', 'Unlock'],
      from: ['locked'],
      to: 'active',
      needs: [{ id: 'code', else: ['请填写正确的信息', 'Please fill in correct information'] }],
    },
    expire: { label: ['密码过期', 'Expire'], from: ['active'], to: 'expired', system: true },
    changePwd: { label: ['修改密码', 'Change password'], from: ['active', 'expired'], to: 'active' },
    disable: { label: ['停用', 'Disable'], from: ['active', 'locked', 'expired'], to: 'disabled' },
    enable: { label: ['启用', 'Enable'], from: ['disabled'], to: 'active' },
  },
});
export type AccountState = keyof typeof userAccount.states;
