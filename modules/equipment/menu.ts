import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'device',
    group: 'trouble',
    label: ['故障维修', 'Trouble and repair'],
    screens: [screen('/ems/service/repairOrder', '维修单', 'Repair order', 'doc', 'equipment.repairOrder')],
  },
];
