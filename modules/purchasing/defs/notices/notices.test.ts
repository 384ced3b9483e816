import { describe, test } from 'vitest';
import { guardContext, judging } from '../../tests/judging.ts';
import { Ecr } from './ecr.ts';
import { Requisition } from '../orders/requisition.ts';

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
  test('ecr.submit.impact: parts, what becomes of stock, and when or where it begins', () => {
    may('submit', change('new'));
    may('submit', change('rejected', { cutInOn: null, cutInSerial: 'SN100' }));
    mayNot('submit', change('new', { lines: [] }), 'impact');
    mayNot('submit', change('new', { stockDisposition: null }), 'impact');
    mayNot('submit', change('new', { cutInOn: null }), 'impact');
    mayNot('submit', change('new', { lines: [{ bom: null }] }), 'impact');
    may('submit', change('new', { lines: [{ bom: null }], bomAffected: '0' }));
  });
  test('ecr.reject.reason: whoever wrote it learns why', () => {
    may('reject', change('inReview'), { reason: '影响不清' });
    mayNot('reject', change('inReview'), 'reason', {});
  });
  test('ecr.cutover.ppap: samples were approved, where they are asked for', () => {
    may('cutover', change('implementing'));
    may('cutover', change('implementing', { sampleRequired: '1', sampleApprovedBy: SOMEBODY }));
    mayNot('cutover', change('implementing', { sampleRequired: '1' }), 'ppap');
  });
  test('ecr.cutover.samples_by_other: who approved the samples does not cut over', () => {
    mayNot(
      'cutover',
      change('implementing', { sampleRequired: '1', sampleApprovedBy: guardContext('internal').actor.userId }),
      'samplesByOther',
    );
  });
  test('ecr.approve_samples.samples_open: once, and where they are asked for', () => {
    may('approveSamples', change('implementing', { sampleRequired: '1' }));
    mayNot('approveSamples', change('implementing'), 'samplesOpen');
    mayNot('approveSamples', change('implementing', { sampleRequired: '1', sampleApprovedBy: SOMEBODY }), 'samplesOpen');
  });
});

describe('guards of the requisition', () => {
  const { may, mayNot } = judging(Requisition);
  const asked = { status: 'new', lines: [{ qty: '1' }] };
  test('requisition.release.has_lines: something is asked for', () => {
    may('release', asked);
    mayNot('release', { ...asked, lines: [] }, 'hasLines');
  });
  test('requisition.release.qty_positive: some of every part', () => {
    mayNot('release', { ...asked, lines: [{ qty: '0' }] }, 'qtyPositive');
  });
  test('requisition.close.reason: closing early is explained', () => {
    may('close', asked, { reason: '不再需要' });
    mayNot('close', asked, 'reason', {});
  });
});
