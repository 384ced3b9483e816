import { code, entity, flag, type RowOf, text } from '@takt/model';

/** A fixed terminal on the shop floor, where a face may be looked for among all enrolled ones. */
export const Kiosk = entity('system.kiosk', {
  label: ['人脸登录终端', 'Face kiosk'],
  proof: true,
  fields: {
    code: code('编码', 'Code', { required: true, unique: true }),
    name: text('名称', 'Name', { required: true, length: 60 }),
    nameEn: text('英文名称', 'English name', { length: 60 }),
    device: code('设备指纹', 'Device fingerprint', { required: true, unique: true, length: 128 }),
    markStatus: flag('启用', 'Enabled', { default: '1' }),
  },
  title: ['code', 'name'],
  sort: [['code', 'asc']],
  enabled: 'markStatus',
});
export interface Kiosk extends RowOf<typeof Kiosk> {}
