import { type MenuGroup, page, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'system',
    group: 'operate',
    label: ['系统运维', 'Operation'],
    screens: [
      screen('/system/log/operation', '操作日志', 'Operation log', 'query', 'system.operationLog'),
      screen('/system/log/login', '登录日志', 'Login log', 'query', 'system.loginLog'),
      page('/system/log/audit', '数据变更审计', 'Data change audit', 'query', 'system.audit.read'),
      page('/system/tool/asyncExport', '导出中心', 'Export centre', 'tool'),
      page('/system/tool/invariants', '数据核对', 'Data checks', 'tool', 'system.invariant.read'),
      page('/system/tool/retention', '数据保留', 'Data retention', 'tool', 'system.retention.read'),
      page('/system/tool/cacheRefresh', '缓存刷新', 'Cache refresh', 'tool', 'system.cache.refresh'),
    ],
  },
];
