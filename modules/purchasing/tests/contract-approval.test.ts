import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, type Market, openMarket, recordsOf } from './market.ts';

const CONTRACT = 'purchasing.contract';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
});
afterAll(() => market.factory.close());

test('supply 2.10 contract.approve.other_person, parameter purchasing.othersApproveContracts', async () => {
  const { create, act, press, read } = recordsOf(market, CONTRACT);
  const { buyer, chief, supplier, ids } = market;
  const lines = [{ part: ids.bolt, unit: ids.unit, minQty: '0', price: '0.12' }];
  const { id } = await create({ vendor: ids.vendor, name: '合同', validFrom: '2097-01-01', validTo: '2097-12-31', lines });
  await act(buyer, 'submit', id);
  // A remark corrected while it waits is a change as well.
  await done(chief.save(CONTRACT, { id, version: (await read(id)).version, remark: '错字' }));
  for (const one of [buyer, chief])
    expect((await press(one, 'approve', id)).error).toMatchObject({
      code: `${CONTRACT}.approve.otherPerson`,
      en: 'Whoever made, changed or submitted it may not approve it',
    });
  const set = { name: 'purchasing.othersApproveContracts', decided: { value: '0' } };
  expect((await buyer.post('/system/call/setParameter', set)).httpStatus).toBe(200);
  await act(buyer, 'approve', id);
  // Who works on it here is nothing for the supplier.
  expect((await done(supplier.one(CONTRACT, id))).makers).toBeUndefined();
});
