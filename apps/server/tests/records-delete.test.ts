import { isDocument } from '@takt/model';
import type { Factory, SampleRow } from '@takt/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  asOwner,
  byId,
  type Company,
  deletable,
  freeText,
  linksOf,
  linksWithin,
  named,
  openCompany,
  openProduct,
  uniqueSets,
} from './company.ts';
import { examples } from './coverage-set.ts';
import { G10, G20, NOT_FOUND, STALE, USED_BY } from './engine-sentences.ts';
import { tied } from './overrides.ts';
import { expectRefused } from './refusals.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

describe.each(named(examples))('the engine on %s', (id, entity) => {
  test.runIf(deletable(entity))('a deleted row is gone for everyone who asks for it', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    const reply = await admin.delete(id, [{ id: made.id, version: 1 }]);
    expect(reply).toMatchObject({ httpStatus: 200, message: '删除成功', data: { deleted: 1 } });
    expect((await admin.page(id, { _params: { id: made.id } })).data).toMatchObject({ list: [], total: 0 });
    expect((await admin.options(id, { filter: { id: made.id } })).data).toEqual([]);
    expectRefused(await admin.one(id, made.id), 404, NOT_FOUND);
    expectRefused(await admin.history(id, made.id), 404, NOT_FOUND);
    expectRefused(await admin.save(id, { id: made.id, version: 2, [freeText(entity)]: 'x' }), 404, NOT_FOUND);
    expectRefused(await admin.delete(id, [{ id: made.id }]), 404, NOT_FOUND);
  });

  test.runIf(deletable(entity))('the row stays in the database with its history, marked with the time', async () => {
    const { admin, samples, tenant } = company;
    const made = await samples.create(id);
    await admin.delete(id, [{ id: made.id }]);
    const history = await asOwner(factory, 'select action from app.history where tenant_id = $1 and row_id = $2 order by id', [
      tenant.id,
      made.id,
    ]);
    expect(history.map(({ action }) => action)).toEqual(['create', 'delete']);
    const table = id.replace('.', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const [row] = await asOwner(factory, `select version, deleted_at is not null as deleted from app.${table} where id = $1`, [
      made.id,
    ]);
    expect(row).toEqual({ version: 2, deleted: true });
  });

  test.runIf(uniqueSets(entity).length > 0)('the key of a deleted row may be given again', async () => {
    const { admin, samples } = company;
    const made = await samples.create(id);
    await admin.delete(id, [{ id: made.id }]);
    const again = await samples.create(id, made.sent);
    expect(again.id).not.toBe(made.id);
    const { data } = await admin.one(id, again.id);
    for (const key of uniqueSets(entity).flat()) expect(data[key]).toBe(made.sent[key]);
  });

  test.runIf(isDocument(entity) && deletable(entity))('the number of a deleted document is not given again', async () => {
    const { admin, samples } = await openCompany(factory);
    const first = await samples.create(id);
    await admin.delete(id, [{ id: first.id }]);
    const second = await samples.create(id);
    expect([first.number?.slice(-5), second.number?.slice(-5)]).toEqual(['00001', '00002']);
  });

  test.runIf(deletable(entity))('several rows go together or not at all', async () => {
    const { admin, samples } = company;
    const rows = [await samples.create(id), await samples.create(id), await samples.create(id)];
    const ids = rows.map((row) => row.id);
    const living = async () => (await admin.page(id, { _params: { id: ids } })).data.total;
    const stale = rows.map((row, index) => ({ id: row.id, version: index === 1 ? 7 : 1 }));
    expectRefused(await admin.delete(id, stale), 409, STALE);
    const unknown = [...ids, '01900000-0000-7000-8000-000000000000'].map((one) => ({ id: one }));
    expectRefused(await admin.delete(id, unknown), 404, NOT_FOUND);
    expect(await living()).toBe(3);
    expect(
      (
        await admin.delete(
          id,
          ids.map((one) => ({ id: one })),
        )
      ).data,
    ).toEqual({ deleted: 3 });
    expect(await living()).toBe(0);
  });

  test('G10: deleting nothing asks for a row', async () => {
    expectRefused(await company.admin.delete(id, []), 422, G10);
  });

  // What lies between the two would hold the target as well.
  const direct = linksOf(entity).filter(
    ({ detail, name, to }) =>
      deletable(byId(to)) &&
      !tied[id]?.includes(`${detail ?? ''}.${name}`) &&
      (detail !== null || linksWithin(entity, name).every((one) => !entity.fields[one]?.required)),
  );
  test.each(direct.map((link) => [`${link.detail ? `${link.detail}.` : ''}${link.name}`, link] as const))(
    'what %s points to cannot be deleted while this row lives',
    async (_, { detail, name, to }) => {
      const { admin, samples } = company;
      const target = await samples.create(to, {}, 'least');
      const without = Object.fromEntries(linksWithin(entity, name).map((one) => [one, one in entity.details ? [] : null]));
      const row: SampleRow = { ...(await samples.row(id)), ...without };
      const pointing = detail ? { ...row, [detail]: [{ ...row[detail][0], [name]: target.id }] } : { ...row, [name]: target.id };
      const user = await admin.save(id, pointing);
      expect(user.httpStatus, user.raw).toBe(200);
      const refused = await admin.delete(to, [{ id: target.id }]);
      const sentence = id === to && detail === null && name === entity.tree ? G20 : USED_BY(entity.label);
      expectRefused(refused, 422, sentence);
      expect((await admin.one(to, target.id)).data.version).toBe(1);
      // Together with others it holds them back as well.
      const other = await samples.create(to, {}, 'least');
      expectRefused(await admin.delete(to, [{ id: other.id }, { id: target.id }]), 422, sentence);
      expect((await admin.one(to, other.id)).httpStatus).toBe(200);
      if (!deletable(entity)) return;
      await admin.delete(id, [{ id: user.data.id }]);
      expect((await admin.delete(to, [{ id: target.id }])).httpStatus).toBe(200);
    },
  );
});
