import { describe, test } from 'vitest';
import { judging } from '../tests/judging.ts';
import { Ecr } from './ecr.ts';
import { Requisition } from './requisition.ts';

describe('guards of the engineering change', () => {
  const { may, mayNot } = judging(Ecr);
  const change = (status: string, changes: object = {}) => ({
    status,
    stockDisposition: 'useUp',
    cutInOn: '2026-04-01',
    cutInSerial: null,
    sampleRequired: '0',
    lines: [{}],
    ...changes,
  });
  test('ecr.submit.impact: parts, what becomes of stock, and when or where it begins', () => {
    may('submit', change('new'));
    may('submit', change('rejected', { cutInOn: null, cutInSerial: 'SN100' }));
    mayNot('submit', change('new', { lines: [] }), 'impact');
    mayNot('submit', change('new', { stockDisposition: null }), 'impact');
    mayNot('submit', change('new', { cutInOn: null }), 'impact');
  });
  test('ecr.reject.reason: whoever wrote it learns why', () => {
    may('reject', change('inReview'), { reason: '影响不清' });
    mayNot('reject', change('inReview'), 'reason', {});
  });
  test('ecr.cutover.ppap: samples were approved, where they are asked for', () => {
    may('cutover', change('implementing'));
    may('cutover', change('implementing', { sampleRequired: '1' }), { sampleApproved: 'approved' });
    mayNot('cutover', change('implementing', { sampleRequired: '1' }), 'ppap', { sampleApproved: 'open' });
    mayNot('cutover', change('implementing', { sampleRequired: '1' }), 'ppap');
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
