import type { Definitions } from '@takt/model';
import { expect, test } from 'vitest';
import { fetchedOnce } from './modules.ts';

const named = (module: string): Definitions => ({ module, label: [module, module], contexts: [], entities: [] });

test('a module is fetched by the first who asks, once, and not with the others', async () => {
  const asked: string[] = [];
  const load = (name: string) => async () => {
    asked.push(name);
    return named(name);
  };
  const modules = fetchedOnce({ base: load('base'), sales: load('sales') });
  expect(asked).toEqual([]);
  expect(await modules.of('sales.salesOrder')).toEqual(named('sales'));
  expect(modules.of('sales.salesOrder')).toBe(modules.of('sales.customerOrder'));
  expect(asked).toEqual(['sales']);
  expect(modules.of('nobody.knows')).toBeNull();
  expect((await modules.all()).map(({ module }) => module)).toEqual(['base', 'sales']);
  expect(asked).toEqual(['sales', 'base']);
});

test('what could not be fetched is tried again', async () => {
  let line = false;
  const modules = fetchedOnce({
    base: async () => {
      if (!line) throw new Error('no line');
      return named('base');
    },
  });
  await expect(modules.of('base.part')).rejects.toThrow('no line');
  await expect(modules.all()).rejects.toThrow('no line');
  line = true;
  expect(await modules.of('base.part')).toEqual(named('base'));
  expect(await modules.all()).toEqual([named('base')]);
});
