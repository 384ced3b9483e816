import { type MenuGroup, page, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'system',
    group: 'access',
    label: ['权限管理', 'Access'],
    screens: [
      screen('/system/sysconfig/department', '部门', 'Department', 'master', 'system.department'),
      screen('/system/sysconfig/personnel', '人员', 'Personnel', 'master', 'system.personnel'),
      screen('/system/sysconfig/user', '用户', 'User', 'master', 'system.user'),
      screen('/system/sysconfig/role', '功能角色', 'Functional role', 'master', 'system.role'),
      page('/system/sysconfig/roleResource', '角色资源', 'Role resource', 'tool', 'system.role.read'),
      page('/system/sysconfig/roleUser', '角色用户', 'Role user', 'tool', 'system.user.read'),
      page('/system/sysconfig/dataPermission', '数据权限', 'Data permission', 'tool', 'system.user.read'),
      screen('/system/sysconfig/businessRole', '业务角色', 'Business role', 'master', 'system.businessRole'),
      screen('/system/sysconfig/businessGroup', '业务组', 'Business group', 'line', 'system.businessGroup'),
      screen('/system/sysconfig/resource', '资源', 'Resource', 'tool', 'system.resource'),
      page('/system/sysconfig/onlineUser', '在线用户', 'Online users', 'tool', 'system.onlineUser.read'),
      screen('/system/sysconfig/securityConfig', '登录安全设置', 'Sign-in security', 'master', 'system.securityConfig'),
      screen('/system/sysconfig/ssoProvider', '单点登录来源', 'Sign-on provider', 'master', 'system.ssoProvider'),
      screen('/system/sysconfig/apiKey', '接口密钥', 'API key', 'master', 'system.apiKey'),
      screen('/system/sysconfig/kiosk', '人脸登录终端', 'Face kiosk', 'master', 'system.kiosk'),
      page('/system/sysconfig/licence', '授权', 'Licence', 'tool', 'system.licence.read'),
      page('/system/sysconfig/tenant', '租户', 'Tenant', 'tool', 'system.tenant.read'),
    ],
  },
];
