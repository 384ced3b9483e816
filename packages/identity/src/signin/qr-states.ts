import { machine } from '@takt/model';

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
