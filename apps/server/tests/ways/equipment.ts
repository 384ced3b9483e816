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
  },
};
