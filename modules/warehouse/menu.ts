import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'base',
    group: 'warehouseModel',
    label: ['仓库建模', 'Warehouse model'],
    screens: [
      screen('/base/les/warehouse', '仓库', 'Warehouse', 'master', 'warehouse.warehouse'),
      screen('/base/les/location', '库位', 'Location', 'master', 'warehouse.location'),
    ],
  },
];
