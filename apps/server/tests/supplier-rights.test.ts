import { type Action, actionWay, type AnyDocument } from '@takt/model';
import type { Client, Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, freeText, openCompany, openProduct } from './company.ts';
import { codesOf, documentIn, documents, seenCode, unseenCodes } from './document-calls.ts';
import { NOT_AUTHORISED, NOT_FOUND } from './engine-sentences.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
let supplier: Client;
let vendor: string;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
  vendor = (await company.samples.create('base.vendor')).id;
  supplier = await company.tenant.person({ admin: true, vendor });
});
afterAll(() => factory.close());

const ofSuppliers = documents.filter(({ scopes }) => scopes.vendor !== undefined);
const others = documents.filter(({ scopes }) => scopes.vendor === undefined);
const refusedAll = (answers: readonly Reply[]): void => {
  for (const answer of answers) expectRefused(answer, 403, NOT_AUTHORISED);
};
/** Every way of writing, with the rights that none of their definitions opens to suppliers. */
async function closedWays(doc: AnyDocument, id: string): Promise<readonly Reply[]> {
  const { does = [] } = doc.supplierSide ?? {};
  const target = { id, version: 1 };
  const buttons = Object.entries<Action>(doc.actions)
    .filter(([name, { side, system }]) => actionWay(name) === 'act' && !side && !system && !does.includes(name))
    .map(([name]) => name);
  return [
    ...(does.includes('create') ? [] : [await supplier.save(doc.id, await company.samples.row(doc.id))]),
    ...(does.includes('edit') ? [] : [await supplier.save(doc.id, { ...target, [freeText(doc)]: 'x' })]),
    ...(does.includes('delete') ? [] : [await supplier.delete(doc.id, [target])]),
    ...(await Promise.all(buttons.map((name) => supplier.act(doc.id, name, [target])))),
  ];
}

describe.each(others.map((doc) => [doc.id, doc] as const))('supply 2.10 a supplier with every right and %s', (id, doc) => {
  test('neither lists, reads, makes, changes nor moves it', async () => {
    const made = await documentIn(factory, company, doc, codesOf(doc)[0] ?? '');
    refusedAll([await supplier.page(id), await supplier.one(id, made.id), ...(await closedWays(doc, made.id))]);
  });
});

describe.each(ofSuppliers.map((doc) => [doc.id, doc] as const))('supply 2.10 a supplier with every right and %s', (id, doc) => {
  const madeIn = (code: string) => documentIn(factory, company, doc, code, { [doc.scopes.vendor ?? '']: vendor });

  test('does with it what its definition opens, and nothing else', async () => {
    const seen = seenCode(doc);
    // Rights are asked for before anybody looks whose it is.
    refusedAll(await closedWays(doc, (await documentIn(factory, company, doc, seen)).id));
  });

  test.runIf(unseenCodes(doc).length > 0)('sees nothing of it before it is published', async () => {
    for (const code of unseenCodes(doc)) {
      const made = await madeIn(code);
      expectRefused(await supplier.one(id, made.id), 404, NOT_FOUND);
      expectRefused(await supplier.history(id, made.id), 404, NOT_FOUND);
      expect((await supplier.page(id, { _params: { id: made.id } })).data.list).toEqual([]);
      expect((await supplier.options(id, { filter: { id: made.id } })).data).toEqual([]);
      const seen = await madeIn(seenCode(doc));
      expect((await supplier.one(id, seen.id)).httpStatus).toBe(200);
    }
  });
});

test('supply 2.10 suppliers write their own notes, labels, inspections and invoices; no orders, plans, changes and no announcements', () => {
  const writers = ofSuppliers.filter(({ id }) => factory.registry.forSuppliers(`${id}.edit`)).map(({ id }) => id);
  expect(writers.toSorted()).toEqual([
    'purchasing.deliveryNote',
    'purchasing.invoiceRequest',
    'purchasing.labelList',
    'purchasing.supplierInspectionTask',
  ]);
  const makers = ofSuppliers.filter(({ id }) => factory.registry.forSuppliers(`${id}.create`)).map(({ id }) => id);
  expect(makers.toSorted()).toEqual(['purchasing.deliveryNote', 'purchasing.invoiceRequest', 'purchasing.labelList']);
});
