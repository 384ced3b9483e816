import { machine } from '@takt/model';

/** What may happen to the account a user signs in with. */
export const userAccount = machine({
  id: 'system.userAccount',
  label: ['用户账号', 'user account'],
  initial: 'active',
  states: {
    active: { code: '1', label: ['正常', 'Active'] },
    locked: { code: '2', label: ['锁定', 'Locked'] },
    expired: { code: '3', label: ['密码过期', 'Password expired'] },
    disabled: { code: '0', label: ['停用', 'Disabled'] },
  },
  actions: {
    create: { label: ['新增', 'Create'], from: [], to: 'active' },
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

/** A QR code on a screen, waiting for somebody's phone. */
export const qrLogin = machine({
  id: 'system.qrLogin',
  label: ['扫码登录会话', 'QR login session'],
  initial: 'pending',
  states: {
    pending: { code: '2', label: ['等待确认', 'Pending'] },
    success: { code: '1', label: ['成功', 'Success'] },
    expired: { code: '-1', label: ['已失效', 'Expired'] },
  },
  actions: {
    create: { label: ['生成', 'Create'], from: [], to: 'pending', system: true },
    confirm: { label: ['手机确认', 'Confirm on phone'], from: ['pending'], to: 'success' },
    expire: { label: ['失效', 'Expire'], from: ['pending'], to: 'expired', system: true },
  },
});
