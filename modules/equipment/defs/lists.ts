import { type ShippedList, shippedList } from '@takt/model';

/** Lists of values maintenance chooses from, as shipped. */
export const lists: readonly ShippedList[] = [
  shippedList('deviceFamily', '设备大类', 'Device family', {
    CNC: ['数控机床', 'CNC machine'],
    PRESS: ['压力机', 'Press'],
    WELD: ['焊接设备', 'Welding'],
    ASSY: ['装配设备', 'Assembly'],
    TEST: ['检测设备', 'Testing'],
    ROBOT: ['机器人', 'Robot'],
    LOGISTIC: ['物流设备', 'Handling'],
    UTILITY: ['公用设施', 'Utility'],
  }),
  shippedList('faultCategory', '故障类别', 'Fault category', {
    MECH: ['机械', 'Mechanical'],
    ELEC: ['电气', 'Electrical'],
    HYD: ['液压', 'Hydraulic'],
    PNEU: ['气动', 'Pneumatic'],
    CTRL: ['控制与软件', 'Control and software'],
    SAFE: ['安全装置', 'Safety device'],
    OPER: ['操作不当', 'Operation'],
  }),
  shippedList('sparePartCategory', '备件类别', 'Spare part category', {
    BEARING: ['轴承', 'Bearings'],
    SEAL: ['密封件', 'Seals'],
    BELT: ['传动件', 'Drives'],
    ELEC: ['电气件', 'Electrical'],
    SENSOR: ['传感器', 'Sensors'],
    PNEU: ['气动液压件', 'Pneumatics and hydraulics'],
    CONSUM: ['易耗件', 'Consumables'],
  }),
  shippedList('toolingKind', '工装类型', 'Tooling kind', {
    FIXTURE: ['夹具', 'Fixture'],
    JIG: ['钻模', 'Jig'],
    LOCATOR: ['定位工装', 'Locator'],
    PRESS: ['压装工装', 'Pressing tool'],
    WELD: ['焊接夹具', 'Welding fixture'],
    CARRIER: ['随行托盘', 'Carrier'],
  }),
];
