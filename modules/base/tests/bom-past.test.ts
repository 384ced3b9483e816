import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, Structure, TODAY } from './structure.ts';

let structure: Structure;
const march = '2095-03-15';
beforeAll(async () => {
  structure = await Structure.open();
  for (const partNo of ['CALIPER', 'BODY', 'BOLT', 'NUT']) await structure.part(partNo);
  for (const partNo of ['CALIPER', 'BODY']) await structure.bom(partNo);
});
afterAll(() => structure.factory.close());

const usesOf = async (part: string, on: string): Promise<readonly string[]> =>
  (await done(structure.chief.post('/base/call/bomUses', { part: structure.id(part), usage: 'production', on }))).map(
    ({ partNo, version }: any) => `${partNo} ${version.versionNo}`,
  );
const versionOn = async (part: string, on: string): Promise<string | null> => {
  const asked = { part: structure.id(part), plant: structure.id('NB'), usage: 'production', on };
  return (await done(structure.chief.post('/base/call/bomVersionOn', asked)))?.id ?? null;
};
const differences = async (before: string, after: string): Promise<readonly string[]> =>
  (await done(structure.chief.post('/base/call/bomDifferences', { before, after }))).map(
    ({ partNo, kind }: any) => `${partNo} ${kind}`,
  );

test('supply 2.7 the BOM of last March is exploded, found and compared after it was made obsolete', async () => {
  const line = (component: string, qty: string) => structure.line(component, qty);
  const body = await structure.effective('BODY', 'A', { validFrom: '2095-01-01', lines: [line('BOLT', '4')] });
  const top = await structure.effective('CALIPER', 'A', { validFrom: '2095-01-01', lines: [line('BODY', '1')] });
  expect(await structure.explode('CALIPER', TODAY)).toEqual(['BODY 10', 'BOLT 40']);
  for (const id of [body, top]) await done(structure.act(structure.chief, 'obsolete', id));

  // Yesterday was its last day; the history tells who ended it.
  expect(await structure.period(body)).toEqual(['2095-01-01', '2096-03-01', '40']);
  expect(await structure.explode('CALIPER', march)).toEqual(['BODY 10', 'BOLT 40']);
  expect(await usesOf('BOLT', march)).toEqual(['BODY A', 'CALIPER A']);
  expect([await structure.explode('CALIPER', TODAY), await usesOf('BOLT', TODAY)]).toEqual([[], []]);

  const next = await structure.effective('BODY', 'B', { validFrom: TODAY, lines: [line('NUT', '4')] });
  expect(await structure.explode('BODY', march)).toEqual(['BOLT 40']);
  expect(await structure.explode('BODY', TODAY)).toEqual(['NUT 40']);
  expect(await differences(body, next)).toEqual(['BOLT removed', 'NUT added']);
  expect([await versionOn('BODY', march), await versionOn('BODY', TODAY), await versionOn('BODY', '2094-12-31')]).toEqual([
    body,
    next,
    null,
  ]);
});

test('supply 2.7 what a disabled BOM made before is still told', async () => {
  const { version } = await done(structure.engineer.one('base.bom', structure.id('BODY-NB')));
  await done(structure.engineer.save('base.bom', { id: structure.id('BODY-NB'), version, markStatus: '0' }));
  expect([await structure.explode('BODY', march), await structure.explode('BODY', TODAY)]).toEqual([['BOLT 40'], []]);
});

test('supply 2.7 a version made obsolete before it began never counts', async () => {
  await structure.part('ARM');
  await structure.bom('ARM');
  const id = await structure.effective('ARM', 'A', { validFrom: '2097-01-01', lines: [structure.line('BOLT', '1')] });
  await done(structure.act(structure.chief, 'obsolete', id));
  expect(await structure.explode('ARM', '2097-01-01')).toEqual([]);
  const again = await structure.effective('ARM', 'B', { validFrom: '2097-01-01', lines: [structure.line('NUT', '1')] });
  expect(await structure.period(again)).toEqual(['2097-01-01', null, '10']);
  expect(await structure.explode('ARM', '2097-01-01')).toEqual(['NUT 10']);
});

test('supply 2.7 days of the past keep their version: an approval for them is refused or ends it where it was', async () => {
  await structure.part('LEVER');
  await structure.bom('LEVER');
  const lines = [structure.line('BOLT', '1')];
  const past = await structure.effective('LEVER', 'A', { validFrom: '2095-01-01', lines });
  await done(structure.act(structure.chief, 'obsolete', past));
  const over = await structure.waiting('LEVER', 'B', { validFrom: '2095-01-01', lines });
  expect((await structure.approve(over)).error?.zh).toBe('生效期间与其他版本重叠');
  await structure.effective('LEVER', 'C', { validFrom: '2095-12-01', lines });
  expect(await structure.period(past)).toEqual(['2095-01-01', '2095-11-30', '40']);
});
