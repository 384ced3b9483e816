import type { Definitions } from '@takt/model';
import { CheckItem } from './check-item.ts';
import { DeviceType } from './device-type.ts';
import { Device } from './device.ts';
import { FaultCode } from './fault-code.ts';
import { lists } from './lists.ts';
import { RepairOrder } from './repair-order.ts';
import { SparePart } from './spare-part.ts';
import { Tooling } from './tooling.ts';

export { CheckItem, Device, DeviceType, FaultCode, RepairOrder, SparePart, Tooling };

export const equipment: Definitions = {
  module: 'equipment',
  label: ['设备', 'Equipment'],
  contexts: ['ems', 'device'],
  lists,
  entities: [Device, DeviceType, FaultCode, CheckItem, SparePart, Tooling, RepairOrder],
};
