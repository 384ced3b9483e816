import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, Structure, TODAY } from './structure.ts';

let structure: Structure;
beforeAll(async () => {
  structure = await Structure.open();
  for (const partNo of ['CALIPER', 'ARM', 'A', 'B', 'C', 'BOLT']) await structure.part(partNo);
  for (const partNo of ['CALIPER', 'ARM']) await structure.bom(partNo);
});
afterAll(() => structure.factory.close());

const alternate = (component: string, priority: number, more: Record<string, unknown> = {}) =>
  structure.line(component, '1', { alternateGroup: 'S', priority, ...more });
const planned = { alternates: 'shared' };

test('supply 2.7 alternates share what a plan needs, and the first of them takes what an order needs', async () => {
  await structure.effective('CALIPER', 'A', {
    validFrom: '2096-01-01',
    lines: [
      alternate('A', 1, { share: '60', runOutOn: '2096-06-30' }),
      alternate('B', 2, { share: '30' }),
      alternate('C', 3, { share: '10' }),
      structure.line('BOLT', '2'),
    ],
  });
  expect(await structure.explode('CALIPER', TODAY)).toEqual(['A 10', 'BOLT 20']);
  expect(await structure.explode('CALIPER', TODAY, planned)).toEqual(['A 6', 'B 3', 'C 1', 'BOLT 20']);
});

test('supply 2.7 what has run out or is disabled leaves its place to the others', async () => {
  // The last day it is used is the day it runs out on.
  expect(await structure.explode('CALIPER', '2096-06-30')).toEqual(['A 10', 'BOLT 20']);
  expect(await structure.explode('CALIPER', '2096-07-01')).toEqual(['B 10', 'BOLT 20']);
  // 30 and 10 of 40: 7.5 and 2.5, and pieces are whole.
  expect(await structure.explode('CALIPER', '2096-07-01', planned)).toEqual(['B 8', 'C 3', 'BOLT 20']);
  const { version } = await done(structure.engineer.one('base.part', structure.id('B')));
  await done(structure.engineer.save('base.part', { id: structure.id('B'), version, markStatus: '0' }));
  expect(await structure.explode('CALIPER', '2096-07-01', planned)).toEqual(['C 10', 'BOLT 20']);
  expect(await structure.explode('CALIPER', '2096-07-01')).toEqual(['C 10', 'BOLT 20']);
});

test('supply 2.7 shares of a group that are not the whole are not submitted', async () => {
  const lines = [alternate('A', 1, { share: '60' }), alternate('C', 2, { share: '30' })];
  const { id } = await done(structure.draft('ARM', 'A', { lines }));
  const reply = await structure.act(structure.engineer, 'submit', id);
  expect([reply.httpStatus, reply.error?.zh, reply.error?.en]).toEqual([
    422,
    '同一替代组的份额合计必须为100%',
    'The shares of an alternate group must add up to 100 %',
  ]);
  const { version, lines: saved } = await structure.read(id);
  const mended = saved.map(({ id: line }: any, index: number) => ({ id: line, share: index === 0 ? '70' : '30' }));
  await done(structure.engineer.save('base.bomVersion', { id, version, lines: mended }));
  await done(structure.act(structure.engineer, 'submit', id));
});
