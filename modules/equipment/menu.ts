import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'device',
    group: 'trouble',
    label: ['故障维修', 'Trouble and repair'],
    screens: [screen('/ems/service/repairOrder', '维修单', 'Repair order', 'doc', 'equipment.repairOrder')],
  },
  {
    area: 'base',
    group: 'deviceBase',
    label: ['设备基础', 'Device base data'],
    screens: [
      screen('/base/universal/device', '设备', 'Device', 'master', 'equipment.device'),
      screen('/base/universal/deviceType', '设备类型', 'Device type', 'master', 'equipment.deviceType'),
      screen('/base/universal/faultCode', '故障代码', 'Fault code', 'master', 'equipment.faultCode'),
      screen('/base/universal/checkItem', '点检项目', 'Check item', 'master', 'equipment.checkItem'),
      screen('/base/universal/sparePart', '备件', 'Spare part', 'master', 'equipment.sparePart'),
      screen('/base/universal/tooling', '工装', 'Tooling', 'master', 'equipment.tooling'),
    ],
  },
];
