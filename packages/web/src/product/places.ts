import { type Screen, screen } from '@takt/model';

/** Addresses of the product that stand in no menu: they are reached by route, from the header or from the sign-in page. */
export const PLACES = [
  screen('/Login', '登录', 'Sign in', 'tool'),
  screen('/Mobile', '移动端', 'Mobile', 'tool'),
  screen('/Large', '首页大看板', 'Large home board', 'board'),
  screen('/Small', '首页小看板', 'Small home board', 'board'),
  screen('/base/test01', '测试页', 'Test page', 'tool'),
  screen('/loginQuick', '快速登录', 'Quick sign-in', 'tool'),
  screen('/loginQuick2', '四宫格首页', 'Four-tile home', 'tool'),
  screen('/manage', '工作台', 'Workspace', 'tool'),
  screen('/quickAuth', '单点登录', 'Single sign-on', 'tool'),
  screen('/system/home/Large', '首页', 'Home', 'board'),
  screen('/userCenter/userInfo', '个人信息', 'My profile', 'tool'),
  screen('/userCenter/pswModify', '修改密码', 'Change password', 'tool'),
  screen('/userCenter/resetPassword', '重置密码', 'Reset password', 'tool'),
  screen('/userCenter/secondFactor', '二次验证', 'Second factor', 'tool'),
  screen('/userCenter/registerFace', '人脸注册', 'Face registration', 'tool'),
  screen('/face/faceCheck', '人脸核验', 'Face check', 'tool'),
  screen('/userCenter/usingHelp', '使用帮助', 'Help', 'tool'),
  screen('/userCenter/onlineSupport', '在线支持', 'Online support', 'tool'),
  screen('/userCenter/appDownload', 'APP下载', 'App download', 'tool'),
] as const satisfies readonly Screen[];
