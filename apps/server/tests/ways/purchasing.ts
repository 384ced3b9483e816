import type { Ways, World } from './way.ts';

const plantOfItsOwn = async ({ company: { samples } }: World) => ({
  plant: (await samples.create('base.plant', {}, 'least')).id,
});

export const purchasingWays: Ways = {
  'purchasing.deliveryNote': {
    first: 'publish',
    ready: { driverTel: '13812345678', plate: '沪A12345', plannedArrival: '2096-12-01 08:00:00', labels: [] },
    actions: {
      bindLabel: { input: (row) => ({ lineId: row['lines'][0].id, caseNo: 'CASE-1', qty: '1' }) },
      reject: { input: () => ({ reason: '单据有误' }) },
      receive: { to: '25' },
      close: { input: () => ({ reason: '少收' }) },
    },
  },
  // A plant of its own each: publishing one takes the place of the others of its plant.
  'purchasing.purchaseForecast': {
    first: 'publish',
    ready: plantOfItsOwn,
    actions: {
      feedback: { input: () => ({ answer: 'asAsked' }) },
      reject: { input: () => ({ reason: '承诺不足' }) },
    },
  },
};
