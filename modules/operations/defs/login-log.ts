import { choice, datetime, series, type SeriesRow, text, user } from '@takt/model';
import { LOGIN_LOG_MONTHS } from './log-months.ts';

/** Every try to get in, whether or not it succeeded. */
export const LoginLog = series('system.loginLog', {
  label: ['登录日志', 'Login log'],
  at: 'at',
  keepMonths: LOGIN_LOG_MONTHS,
  fields: {
    at: datetime('时间', 'Time', { required: true }),
    username: text('用户名', 'User name', { required: true, length: 80 }),
    user: user('用户', 'User'),
    way: choice('方式', 'Way', {
      password: ['密码', 'Password'],
      passkey: ['通行密钥', 'Passkey'],
      qr: ['扫码', 'QR code'],
      face: ['人脸', 'Face'],
      sso: ['单点登录', 'Single sign-on'],
    }),
    factor: choice('二次验证', 'Second factor', {
      totp: ['身份验证器', 'Authenticator'],
      passkey: ['通行密钥', 'Passkey'],
      recovery: ['恢复码', 'Recovery code'],
    }),
    result: choice('结果', 'Result', {
      success: ['成功', 'Signed in'],
      failed: ['失败', 'Failed'],
      factor: ['二次验证失败', 'Second factor wrong'],
      captcha: ['需要验证码', 'Picture code missing'],
      locked: ['账号锁定', 'Account locked'],
      disabled: ['账号停用', 'Account disabled'],
      way: ['方式不允许', 'Way not allowed'],
      reuse: ['凭证被重复使用', 'Token used twice'],
      signout: ['退出', 'Signed out'],
    }),
    address: text('IP地址', 'Address', { length: 60 }),
    agent: text('浏览器', 'Browser', { length: 80 }),
    device: text('设备', 'Device', { length: 200 }),
  },
  list: ['at', 'username', 'user', 'way', 'factor', 'result', 'address', 'agent'],
  query: ['username', 'result', 'way', 'factor', 'at'],
  title: ['username'],
});
export type LoginLog = SeriesRow<typeof LoginLog>;
