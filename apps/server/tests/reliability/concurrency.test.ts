import { randomUUID } from 'node:crypto';
import type { Factory, Reply } from '@takt/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner, type Company, openCompany, openProduct } from '../company.ts';
import { crowd, figure } from './figure.ts';

let factory: Factory;
let company: Company;
beforeAll(async () => {
  factory = await openProduct();
  company = await openCompany(factory);
});
afterAll(() => factory.close());

/** Refused without effect because others are at work: whoever asked comes again. A starved machine says so more often. */
const LATER = ['busy', 'overload', 'timeout'];
const isLater = ({ error }: Reply): boolean => LATER.includes(error?.code ?? '');

test('52: 40 keys sent 50 times at once have 40 effects; a changed body is refused', async () => {
  const keys = Array.from({ length: 40 }, () => randomUUID());
  const counts = { done: 0, busy: 0, replayed: 0, changed: 0 };
  const other: string[] = [];
  for (const [index, key] of keys.entries()) {
    const row = { code: `DUP${index}`, name: `工厂 ${index}` };
    const answers = await Promise.all(Array.from({ length: 50 }, () => company.admin.save('base.plant', row, { key })));
    const ids = new Set(answers.filter((answer) => answer.httpStatus === 200).map((answer) => answer.data.id));
    expect(ids.size).toBe(1);
    counts.done += 1;
    counts.replayed += answers.filter((answer) => answer.httpStatus === 200).length - 1;
    counts.busy += answers.filter(isLater).length;
    other.push(...answers.filter((answer) => answer.httpStatus !== 200 && !isLater(answer)).map(({ raw }) => raw));
    const [again, changed] = [
      await company.admin.save('base.plant', row, { key }),
      await company.admin.save('base.plant', { ...row, name: '别的' }, { key }),
    ];
    expect([again.data.id, changed.error?.code]).toEqual([[...ids][0], 'idempotency']);
    counts.changed += 1;
  }
  const [stored] = await asOwner<{ n: number }>(factory, "select count(*)::int as n from app.base_plant where code like 'DUP%'");
  expect(other).toEqual([]);
  expect([stored?.n, counts.busy + counts.replayed]).toEqual([40, 1960]);
  figure(
    '52',
    `${stored?.n} effects, ${counts.busy} told to wait, ${counts.replayed} replayed, ${counts.changed} changed bodies refused`,
  );
});

test('54: 20 editors, 1,000 saves: every accepted save is one version', async () => {
  const { id } = await company.samples.create('base.plant');
  let accepted = 0;
  let stale = 0;
  await crowd(Array.from({ length: 1000 }), 20, async (_, index) => {
    const { data } = await company.admin.one('base.plant', id);
    const answer = await company.admin.save('base.plant', { id, version: data.version, remark: `第 ${index} 次` });
    if (answer.httpStatus === 200) accepted += 1;
    else {
      expect(answer.error?.code).toBe('stale');
      stale += 1;
    }
  });
  const { data } = await company.admin.one('base.plant', id);
  expect(data.version).toBe(1 + accepted);
  const [history] = await asOwner<{ n: number }>(factory, 'select count(*)::int as n from app.history where row_id = $1', [id]);
  expect(history?.n).toBe(1 + accepted);
  figure('54', `1000 saves by 20 editors: ${accepted} accepted, ${stale} stale, final version ${data.version}`);
});
