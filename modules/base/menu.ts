import { type MenuGroup, screen } from '@takt/model';

export const menu: readonly MenuGroup[] = [
  {
    area: 'base',
    group: 'factory',
    label: ['工厂建模', 'Factory model'],
    screens: [
      screen('/base/universal/plant', '工厂', 'Plant', 'master', 'base.plant'),
      screen('/base/universal/workshop', '车间', 'Workshop', 'master', 'base.workshop'),
      screen('/base/universal/line', '产线', 'Line', 'master', 'base.line'),
      screen('/base/universal/workSection', '工段', 'Work section', 'master', 'base.workSection'),
      screen('/base/universal/station', '工位', 'Station', 'master', 'base.station'),
    ],
  },
  {
    area: 'base',
    group: 'material',
    label: ['物料', 'Material'],
    screens: [
      screen('/base/les/partBase', '物料', 'Part', 'master', 'base.part'),
      screen('/base/universal/unit', '计量单位', 'Unit of measure', 'master', 'base.unit'),
    ],
  },
  {
    area: 'base',
    group: 'partner',
    label: ['合作伙伴', 'Partners'],
    screens: [
      screen('/base/les/vendor', '供应商', 'Vendor', 'master', 'base.vendor'),
      screen('/base/universal/customer', '客户', 'Customer', 'master', 'base.customer'),
    ],
  },
  {
    area: 'base',
    group: 'codes',
    label: ['代码', 'Codes'],
    screens: [screen('/base/universal/codelist', '代码表', 'Codelist', 'line', 'base.codelist')],
  },
];
