import { entity, text } from '@takt/model';
import { snapshotOf } from '@takt/engine/host';
import { expect, test } from 'vitest';
import { schemaFiles, snapshotText } from './schema-files.ts';

const gauge = (fields: Record<string, ReturnType<typeof text>>) =>
  snapshotOf([entity('toy.gauge', { label: ['量具', 'Gauge'], fields })]);
const before = gauge({ code: text('编号', 'Code', { length: 20 }) });
const after = gauge({ code: text('编号', 'Code', { length: 20 }), maker: text('厂家', 'Maker', { length: 40 }) });
const there = ['0000_engine.sql', '0006_definitions.sql', '0007_beside_definitions.sql'];

test('until the first release there is one baseline, made anew', () => {
  const files = schemaFiles({ released: '', after, there, name: 'definitions' });
  expect(Object.keys(files)).toEqual(['0006_definitions.sql']);
  expect(files['0006_definitions.sql']).toContain('maker varchar(40)');
});

test('after it each difference is the next migration, and the snapshot follows', () => {
  const released = snapshotText(before);
  const files = schemaFiles({ released, after, there, name: 'makers' });
  expect(files).toEqual({
    '0008_makers.sql': expect.stringContaining('alter table app.toy_gauge add column maker varchar(40)'),
    'snapshot.json': snapshotText(after),
  });
  expect(schemaFiles({ released, after: before, there, name: 'makers' })).toEqual({ 'snapshot.json': released });
});
