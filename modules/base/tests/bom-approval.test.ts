import { afterAll, beforeAll, expect, test } from 'vitest';
import { done, Structure } from './structure.ts';

let structure: Structure;
beforeAll(async () => {
  structure = await Structure.open();
  for (const partNo of ['CALIPER', 'ARM', 'BOLT']) await structure.part(partNo);
  for (const partNo of ['CALIPER', 'ARM']) await structure.bom(partNo);
});
afterAll(() => structure.factory.close());

const decide = (decided: '0' | '1' | null) =>
  done(
    structure.chief.post('/system/call/setParameter', {
      name: 'base.bomApprovedByOther',
      decided: decided === null ? null : { value: decided },
    }),
  );

// parameter base.bomApprovedByOther
test('supply 2.7 who made a BOM version does not approve it; the company may let them', async () => {
  const version = (part: string) =>
    structure.waiting(part, 'A', { validFrom: '2096-01-01', lines: [structure.line('BOLT', '1')] });
  const own = await version('CALIPER');
  const refused = async (id: string) => {
    const { httpStatus, error } = await structure.act(structure.engineer, 'approve', id);
    expect([httpStatus, error?.code]).toEqual([422, 'base.bomVersion.approve.otherPerson']);
    expect([error?.zh, error?.en]).toEqual([
      '创建、修改或提交过的人不能审批，请由他人审批',
      'Whoever made, changed or submitted it may not approve it',
    ]);
  };
  await refused(own);
  await decide('1');
  await refused(own);
  await decide('0');
  await done(structure.act(structure.engineer, 'approve', own));
  await decide(null);
  const another = await version('ARM');
  await refused(another);
  await done(structure.approve(another));
});
