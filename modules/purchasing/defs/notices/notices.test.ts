import { describe, test } from 'vitest';
import { guardContext, judging } from '../../tests/judging.ts';
import { Ecr } from './ecr.ts';

const SOMEBODY = '01900000-0000-7000-8000-000000000001';

describe('guards of the engineering change', () => {
  const { may, mayNot } = judging(Ecr);
  const change = (status: string, changes: object = {}) => ({
    status,
    stockDisposition: 'useUp',
    cutInOn: '2026-04-01',
    cutInSerial: null,
    bomAffected: '1',
    sampleRequired: '0',
    sampleApprovedBy: null,
    lines: [{ bom: 'B1' }],
    ...changes,
  });
  test('an engineering change says parts, what becomes of stock, and when or where it begins', () => {
    may('submit', change('new'));
    may('submit', change('rejected', { cutInOn: null, cutInSerial: 'SN100' }));
    mayNot('submit', change('new', { lines: [] }), 'impact');
    mayNot('submit', change('new', { cutInOn: null }), 'impact');
    mayNot('submit', change('new', { lines: [{ bom: null }] }), 'impact');
    may('submit', change('new', { lines: [{ bom: null }], bomAffected: '0' }));
  });
  test('a change is cut over once its samples were approved, where they are asked for', () => {
    may('cutover', change('implementing'));
    may('cutover', change('implementing', { sampleRequired: '1', sampleApprovedBy: SOMEBODY }));
  });
  test('ecr.cutover.samples_by_other: who approved the samples does not cut over', () => {
    mayNot(
      'cutover',
      change('implementing', { sampleRequired: '1', sampleApprovedBy: guardContext('internal').actor.userId }),
      'samplesByOther',
    );
  });
  test('samples are approved once, and where they are asked for', () => {
    may('approveSamples', change('implementing', { sampleRequired: '1' }));
    mayNot('approveSamples', change('implementing', { sampleRequired: '1', sampleApprovedBy: SOMEBODY }), 'samplesOpen');
  });
});
