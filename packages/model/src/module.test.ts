import { expect, test } from 'vitest';
import { entity } from './entity.ts';
import { text } from './fields/text.ts';
import { type Definitions, joinDefinitions, SYSTEM } from './module.ts';

const named = (id: string) => entity(id, { label: [id, id], fields: { name: text('名称', 'Name') } });
const READ = ['查询', 'Query'] as const;

test('modules that share a name are one to people, with what each of them defines', () => {
  const people: Definitions = {
    ...SYSTEM,
    contexts: ['les'],
    entities: [named('system.user')],
    rights: { 'system.a.read': READ },
  };
  const logs: Definitions = {
    ...SYSTEM,
    contexts: ['les'],
    entities: [named('system.log')],
    rights: { 'system.b.read': READ },
    byFace: ['system.b.read'],
  };
  const { entities, ...joined } = joinDefinitions([people, logs]);
  expect(entities.map(({ id }) => id)).toEqual(['system.user', 'system.log']);
  expect(joined).toMatchObject({
    module: 'system',
    label: SYSTEM.label,
    contexts: ['les'],
    rights: { 'system.a.read': READ, 'system.b.read': READ },
    byFace: ['system.b.read'],
  });
  expect(joinDefinitions([people])).toBe(people);
});
