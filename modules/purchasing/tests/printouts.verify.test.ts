import type { PrintLayout } from '@takt/model';
import { scanPdf } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, type Market, openMarket, recordsOf } from './market.ts';

const ORDER = 'purchasing.purchaseOrder';
const NOTE = 'purchasing.deliveryNote';
let market: Market;
beforeAll(async () => {
  market = await openMarket();
  const { plant, vendor } = market.ids;
  const address = async (entity: string, id: string, more: object) => {
    const row = await done<Record<string, unknown>>(market.buyer.one(entity, id));
    await done(market.buyer.save(entity, { id, version: row['version'], ...more }));
  };
  await address('base.plant', plant, { address: '宁波市北仑区一号路', nameEn: 'Plant one' });
  await address('base.vendor', vendor, { address: '常州武进', contactName: '钱志刚', taxRate: '13' });
});
afterAll(() => market.factory.close());

const order = () => {
  const { vendor, plant, warehouse, part, bolt, unit } = market.ids;
  const line = { unit, dueDate: '2096-04-20' };
  const lines = [
    { ...line, part, qty: '1200', price: '2.5' },
    { ...line, part: bolt, qty: '300', price: '0.1' },
  ];
  return recordsOf(market, ORDER).create({ vendor, plant, warehouse, currency: 'CNY', lines });
};
const print = (entity: string, body: object, client = market.buyer) =>
  client.fetch('/purchasing/ai/print', { _entity: entity, ...body });

test('use 19 an order is a PDF whose bars are its number; both languages, several at once, each on record', async () => {
  const [one, two] = [await order(), await order()];
  for (const lang of ['zh', 'en']) {
    const { httpStatus, type, bytes } = await print(ORDER, { printout: 'order', ids: [one.id, two.id], lang });
    expect([httpStatus, type]).toEqual([200, 'application/pdf']);
    expect(await scanPdf(bytes)).toEqual([[`]C0${one.number}`], [`]C0${two.number}`]]);
  }
  const history = await done<readonly { readonly action: string }[]>(market.buyer.history(ORDER, one.id));
  expect(history.filter(({ action }) => action === 'print')).toHaveLength(2);
  expect((await recordsOf(market, ORDER).read(one.id)).version).toBe(1);
});

test('use 19 an order on paper has addresses, amounts with tax and currency, and nothing internal', async () => {
  const { id } = await order();
  const row = await recordsOf(market, ORDER).read(id);
  expect([row.amount, row.taxAmount, row.grossAmount]).toEqual(['3030', '393.9', '3423.9']);
  expect(row.lines.map((line: { amount: string }) => line.amount)).toEqual(['3000', '30']);
  const words = await wordsOf(ORDER, 'order', id, 'en');
  for (const said of ['Plant one', '宁波市北仑区一号路', '常州武进', 'Gross amount (CNY)', '3,423.90', 'P1', '支架', '1,500'])
    expect(words).toContain(said);
  expect(words.join(' ')).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
});

test('use 19 a supplier prints their own note, nobody a draft, and nobody without the right', async () => {
  const { vendor, warehouse } = market.ids;
  const note = await recordsOf(market, NOTE).create({ vendor, warehouse, plannedArrival: '2096-04-10 08:00:00', lines: [] });
  const refused = await print(NOTE, { printout: 'note', ids: [note.id] }, market.supplier);
  expect(refused.reply?.error?.zh).toBe('已发布及以后状态的送货单才能打印');
  const { id } = await order();
  const reader = await market.tenant.person({ permissions: [`${ORDER}.read`] });
  expect((await print(ORDER, { printout: 'order', ids: [id] }, reader)).httpStatus).toBe(403);
  expect((await print(ORDER, { printout: 'nothing', ids: [id] })).httpStatus).toBe(404);
});

test('use 19 whoever may not see prices has an order without them', async () => {
  const { id } = await order();
  const clerk = await market.tenant.person({ permissions: [`${ORDER}.read`, `${ORDER}.print`] });
  expect((await print(ORDER, { printout: 'order', ids: [id], lang: 'en' }, clerk)).httpStatus).toBe(200);
});

/** What stands on the paper, as it is left to be drawn. */
async function wordsOf(entity: string, printout: string, id: string, lang: 'zh' | 'en'): Promise<readonly string[]> {
  const { printDocuments } = await import('@takt/content/host');
  const { registry } = market.factory;
  const doc = registry.entities.get(entity);
  const layout: PrintLayout = await market.factory.asSystem(market.tenant.id, (ctx) =>
    printDocuments(ctx, registry, doc as never, { printout, ids: [id], lang }),
  );
  return layout.pages.flat().flatMap((mark) => (mark.kind === 'words' ? [mark.words] : []));
}

test('use 45 people stand on paper by their names, not by what they sign in with', async () => {
  const { id } = await order();
  const row = await recordsOf(market, ORDER).read(id);
  const buyer = (await market.buyer.post('/base/ai/queryTenancyName')).data;
  await done(market.buyer.save(ORDER, { id, version: row.version, buyer: buyer.userId }));
  const words = await wordsOf(ORDER, 'order', id, 'zh');
  expect(words).toContain(buyer.realName);
  expect(words.join(' ')).not.toContain(`${buyer.userName} ${buyer.realName}`);
});

// parameter system.companyNameEn
test('use 45 papers in English carry the English name of the company, once it has decided on one', async () => {
  const { id } = await order();
  const { tenantName } = (await market.buyer.post('/base/ai/queryTenancyName')).data;
  expect(await wordsOf(ORDER, 'order', id, 'en')).toContain(tenantName);
  const decided = { value: 'Takt Ningbo Auto Parts Co., Ltd.' };
  await done(market.buyer.post('/system/call/setParameter', { name: 'system.companyNameEn', decided }));
  expect(await wordsOf(ORDER, 'order', id, 'en')).toContain(decided.value);
  expect(await wordsOf(ORDER, 'order', id, 'zh')).toContain(tenantName);
});
