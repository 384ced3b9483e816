import { asOwner } from '../company.ts';
import type { Ways } from './way.ts';

export const equipmentWays: Ways = {
  'equipment.repairOrder': {
    first: 'dispatch',
    heldByActor: ['repairer'],
    actions: {
      dispatch: { input: (row) => ({ repairer: row['repairer'] }) },
      transfer: { input: (row) => ({ repairer: row['repairer'] }) },
      finish: { input: () => ({ cause: '轴承磨损', measure: '更换轴承' }) },
      reject: { input: () => ({ reason: '仍有异响' }) },
    },
    refuses: {
      'dispatch.auth': { by: { permissions: ['equipment.repairOrder.dispatch', 'system.user.read'] } },
      'start.auth': { by: 'other' },
      // It ends in the moment in which it began.
      'finish.t': {
        before: ({ factory }, { id }) =>
          asOwner(factory, "update app.equipment_repair_order set started_at = '2096-03-02 08:00+08' where id = $1", [id]),
      },
      'finish.cause': { input: () => ({ cause: ' ', measure: '更换轴承' }) },
      'reject.reason': { input: () => ({ reason: ' ' }) },
    },
  },
};
