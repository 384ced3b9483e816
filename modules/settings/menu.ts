import { type MenuGroup, page, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'system',
    group: 'config',
    label: ['系统配置', 'Configuration'],
    screens: [
      screen('/system/syscode/codingRule', '编码规则', 'Coding rule', 'line', 'system.codingRule'),
      screen('/system/syscode/dictionary', '数据字典', 'Dictionary', 'line', 'system.dictionary'),
      page('/system/sysconfig/parameter', '系统参数', 'System parameter', 'master', 'system.parameter.read'),
      page('/system/sysconfig/queryCondition', '查询条件', 'Query condition', 'tool', 'system.layout.publish'),
      page('/system/sysconfig/tableColumn', '列表列配置', 'Table column configuration', 'tool', 'system.layout.publish'),
      page('/system/sysconfig/customField', '扩展字段', 'Custom fields', 'tool', 'system.customField.read'),
      page('/system/home/mainPageConfig', '主页配置', 'Main page configuration', 'tool', 'system.layout.publish'),
      page('/system/home/layoutConfig', '首页布局配置', 'Home layouts', 'tool', 'system.layout.publish'),
      page('/system/file/upload', '文件上传', 'File upload', 'tool', 'system.file.read'),
      screen('/system/help/document', '帮助文档', 'Help document', 'master', 'system.helpDocument'),
    ],
  },
];
