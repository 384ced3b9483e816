import { expect, test } from 'vitest';
import { holding } from './rights.ts';

test('a right is held by its name, by all of its entity or by all of its module', () => {
  for (const held of ['base.part.edit', 'base.part.*', 'base.*']) expect(holding([held])('base.part.edit'), held).toBe(true);
  for (const held of ['base.part.read', 'base.plant.*', 'sales.*', 'base.part', '*'])
    expect(holding([held])('base.part.edit'), held).toBe(false);
});
