import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'system',
    group: 'access',
    label: ['权限管理', 'Access'],
    screens: [
      screen('/system/sysconfig/user', '用户', 'User', 'master', 'system.user'),
      screen('/system/sysconfig/department', '部门', 'Department', 'master', 'system.department'),
      screen('/system/sysconfig/role', '功能角色', 'Functional role', 'master', 'system.role'),
    ],
  },
];
