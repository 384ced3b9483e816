import { isDocument } from '@takt/model';
import { expect, test } from 'vitest';
import { PUBLISHED_ON } from '../../../modules/purchasing/web/note-status.ts';
import { modules } from './modules.ts';
import { product } from './product.ts';

/** What the workspace begins with names entities and states without their definitions; these hold it to them. */
const entities = (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) => module.entities);
const known = new Map(entities.map((entity) => [entity.id, entity]));

test('every module stands under its own name', async () => {
  for (const [name, load] of Object.entries(modules)) expect((await load()).module).toBe(name);
});

/** What concerns the person alone counts no rows anybody could be kept from. */
const OWN = ['engine.waiting', 'engine.todo', 'engine.messages', 'engine.recent'];

test.each(product.tiles.filter(({ id }) => !OWN.includes(id)).map((tile) => [tile.id, tile] as const))(
  'tile %s counts what there is, in states there are',
  (_, tile) => {
    // A short form of a page has that page's right; every other tile names an entity.
    if (tile.page !== undefined) return expect(Object.keys(product.screens)).toContain(tile.page);
    for (const id of tile.alsoNeeds ?? []) expect(known.has(id), id).toBe(true);
    const entity = known.get(tile.needs ?? '');
    expect(entity, tile.needs).toBeDefined();
    const { status = [], ...others } = tile.filter?.('2026-03-02') ?? {};
    const codes = entity && isDocument(entity) ? Object.values(entity.states).map(({ code }) => code) : [];
    for (const code of [status].flat()) expect(codes).toContain(code);
    for (const field of Object.keys(others)) expect(Object.keys(entity?.fields ?? {})).toContain(field);
  },
);

/** Every step somebody may take of a document that waits for it. */
const steps = entities.filter(isDocument).flatMap(({ id, waits }) => Object.values(waits).map(({ step }) => `${id}.${step}`));
const named = product.tiles.flatMap(({ begins = [] }) => begins.flatMap(({ takes, unless }) => [takes, unless].flat()));
test.each([...new Set(named)].filter((step) => step !== undefined && step !== 'any'))(
  'use 33 the step %s, by which home pages are chosen, is one that documents wait for',
  (step) => expect(steps).toContain(step),
);

test('what a chart of deliveries opens is every state a note can have but the first', () => {
  const note = known.get('purchasing.deliveryNote');
  const codes = note && isDocument(note) ? Object.values(note.states).map(({ code }) => code) : [];
  expect(PUBLISHED_ON).toEqual(codes.slice(1));
});

test('what modules add to generic screens belongs to entities there are', () => {
  const named = product.slots.flatMap(({ entity, tabs = [] }) => [entity, ...tabs.flatMap(({ of }) => of ?? [])]);
  for (const id of [...named, product.people.user, product.people.role]) expect(known.has(id), id).toBe(true);
});
