import { describe, expect, test } from 'vitest';
import { added, arranged } from './arranging.ts';
import { fitted, type Layout, layoutFor, layoutOf, meet, type Place, settled, shipped } from './layout.ts';
import type { Beginner, Tile } from '@takt/web';

const base = {
  empty: ['无', 'None'],
  isEmpty: () => false,
  Body: () => null,
  asks: () => [],
  dataOf: () => null,
} as const;
const figure = (id: string): Tile => ({
  ...base,
  id,
  label: [id, id],
  shape: 'figure',
  size: { w: 2, h: 6, minW: 2, minH: 6 },
  small: { w: 4, h: 6 },
});
const rows = (id: string, small: number): Tile => ({
  ...figure(id),
  shape: 'rows',
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: small, h: 13 },
});
const todo = rows('todo', 6);
const mail = rows('mail', 6);
const recent = rows('recent', 12);
const figures = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(figure);
const tiles = [todo, mail, recent, ...figures];
/** The first nine are on the board as shipped, the last waits. */
const shippedTiles = tiles.map((tile): Tile => (tile.id === 'g' ? tile : { ...tile, begins: [{ region: 'below' }] }));

const at = ({ placed }: Layout, id: string): string => {
  const { x, y, w, h } = placed.find((one) => one.id === id) as Place;
  return `${x},${y} ${w}×${h}`;
};
const apart = ({ placed }: Layout): boolean => !placed.some((one) => placed.some((other) => meet(one, other)));
const layout = (...placed: readonly Place[]): Layout => ({ placed, hidden: [], compact: false });

const clerk: Beginner = { isSupplier: false, steps: new Set() };
const begins = (tile: Tile, ...found: NonNullable<Tile['begins']>): Tile => ({ ...tile, begins: found });

describe('use 33 the board somebody begins with follows from what they do', () => {
  const KEEPS = ['warehouse.receipt.receive'];
  const work = begins(rows('work', 6), { region: 'main', takes: 'any' });
  const progress = begins(rows('progress', 6), { region: 'side', takes: KEEPS, w: 4, h: 9 });
  const dock = begins(rows('dock', 6), { region: 'below', takes: KEEPS, w: 12, h: 12 });
  const decide = begins(rows('decide', 6), { region: 'below', side: 'own', unless: KEEPS, w: 6, h: 14 });
  const due = begins(rows('due', 6), { region: 'side', side: 'supplier', w: 4, h: 15 });
  const all = [work, decide, progress, dock, due, ...figures];
  const board = (person: Beginner) => shipped(all, 'small', person);
  const shown = (person: Beginner): readonly string[] => board(person).placed.map(({ id }) => id);

  test('whoever receives sees the queue first, then what stands beside it, as high as the queue', () => {
    const keeper = board({ isSupplier: false, steps: new Set(KEEPS) });
    expect(['work', 'progress', 'dock'].map((id) => at(keeper, id))).toEqual(['0,0 8×13', '8,0 4×9', '0,13 12×12']);
    expect(keeper.hidden).toContain('decide');
  });
  test('whoever decides sees pictures, and no queue where no step is theirs', () => {
    expect(shown(clerk)).toEqual(['decide', 'a', 'b', 'c']);
    expect(shown({ ...clerk, steps: new Set(['purchasing.contract.approve']) })).toEqual(['work', 'decide', 'a', 'b']);
  });
  test('a supplier sees what is due and nothing of ours', () => {
    const supplier = board({ isSupplier: true, steps: new Set(['purchasing.purchaseOrder.reply']) });
    expect(['work', 'due'].map((id) => at(supplier, id))).toEqual(['0,0 8×15', '8,0 4×15']);
    expect(supplier.hidden).toEqual(expect.arrayContaining(['decide', 'progress', 'dock']));
  });
  test('pictures fill their row, all of it as high as the highest; a number keeps its width', () => {
    const wide = begins(rows('wide', 8), { region: 'below', w: 6, h: 15 });
    const low = begins(rows('low', 8), { region: 'below', w: 4, h: 14 });
    const number = begins(figure('number'), { region: 'below' });
    const full = shipped([low, wide, decide, number, figures[0] as Tile], 'small', clerk);
    expect(['low', 'wide', 'decide', 'number'].map((id) => at(full, id))).toEqual([
      '0,0 4×15',
      '4,0 8×15',
      '0,15 8×14',
      '8,15 4×14',
    ]);
  });
  test('numbers fill a board that would be nearly empty, and no other', () => {
    const full = [...all, ...['p', 'q', 'r'].map((id) => begins(rows(id, 6), { region: 'below' }))];
    expect(shipped(full, 'large', clerk).placed.map(({ id }) => id)).toEqual(['decide', 'p', 'q', 'r']);
  });
});

describe('whose layout counts', () => {
  const one = (id: string) => ({ placed: [{ id, x: 0, y: 0, w: 4, h: 17 }], hidden: tiles.map((tile) => tile.id) });
  const first = (own: unknown, forRole: unknown, forAll: unknown) =>
    layoutFor({ own, forRole, forAll }, shippedTiles, 'large', clerk).placed.map(({ id }) => id);
  test('the own one, else the role’s, else everyone’s, else the product’s', () => {
    expect(first(one('todo'), one('mail'), one('recent'))).toEqual(['todo']);
    expect(first(null, one('mail'), one('recent'))).toEqual(['mail']);
    expect(first(null, null, one('recent'))).toEqual(['recent']);
    expect(first(null, null, null)).toHaveLength(9);
  });
  test('what cannot be read is passed over', () => {
    for (const odd of ['x', 7, [], {}, { placed: 'x' }]) expect(first(odd, null, one('recent'))).toEqual(['recent']);
    expect(layoutOf({ placed: [{ id: 'a', x: -1, y: 0, w: 2, h: 6 }, { id: 7 }, null], hidden: [7, 'b'] })).toEqual({
      placed: [],
      hidden: ['b'],
      compact: false,
    });
  });
});

describe('a layout kept for other tiles', () => {
  test('drops what is gone, and puts new tiles last; those beyond the shipped board stay hidden', () => {
    const kept = {
      ...layout({ id: 'todo', x: 4, y: 0, w: 4, h: 17 }, { id: 'gone', x: 0, y: 0, w: 4, h: 9 }),
      hidden: ['old', 'a'],
    };
    const now = fitted(kept, shippedTiles.slice(0, 2).concat(shippedTiles.slice(3)), 'large', clerk);
    expect(at(now, 'todo')).toBe('4,0 4×17');
    expect(now.placed.map(({ id }) => id)).not.toContain('gone');
    expect(now.hidden).toEqual(['a', 'g']);
    expect(at(now, 'b')).toMatch(/^0,/);
    expect(now.placed.find(({ id }) => id === 'mail')).toBeDefined();
    expect(apart(now)).toBe(true);
  });
  test('is held within the board, above the smallest size, and without overlaps', () => {
    const now = fitted(
      layout({ id: 'todo', x: 11, y: 3, w: 1, h: 1 }, { id: 'mail', x: 9, y: 0, w: 40, h: 17 }),
      [todo, mail],
      'large',
      clerk,
    );
    expect([at(now, 'todo'), at(now, 'mail')]).toEqual(['9,17 3×9', '0,0 12×17']);
    const twice = layout({ id: 'todo', x: 0, y: 0, w: 4, h: 9 }, { id: 'todo', x: 4, y: 0, w: 4, h: 9 });
    expect(fitted(twice, [todo], 'large', clerk).placed).toHaveLength(1);
  });
});

describe('arranging without a mouse', () => {
  const row = () => fitted(layout(...shipped([todo, mail, recent], 'large', clerk).placed), [todo, mail, recent], 'large', clerk);
  test('left and right change places with the next tile, or go one column into the open', () => {
    const swapped = arranged(row(), mail, { kind: 'move', to: 'left' });
    expect(['todo', 'mail', 'recent'].map((id) => at(swapped, id))).toEqual(['4,0 4×17', '0,0 4×17', '8,0 4×17']);
    expect(arranged(swapped, mail, { kind: 'move', to: 'right' }).placed.toSorted((a, b) => a.x - b.x)).toEqual(
      row().placed.toSorted((a, b) => a.x - b.x),
    );
    const alone = layout({ id: 'todo', x: 1, y: 0, w: 4, h: 9 });
    expect(at(arranged(alone, todo, { kind: 'move', to: 'right' }), 'todo')).toBe('2,0 4×9');
    const edge = arranged(arranged(alone, todo, { kind: 'move', to: 'left' }), todo, { kind: 'move', to: 'left' });
    expect(at(edge, 'todo')).toBe('0,0 4×9');
  });
  test('up and down change places with the tile above or below', () => {
    const board = shipped([...shippedTiles.slice(3, 9), ...shippedTiles.slice(0, 3)], 'large', clerk);
    const up = arranged(board, todo, { kind: 'move', to: 'up' });
    expect([at(up, 'todo'), apart(up)]).toEqual(['0,0 4×17', true]);
    const down = arranged(up, todo, { kind: 'move', to: 'down' });
    expect([at(down, 'a'), at(down, 'todo').split(',')[0], apart(down)]).toEqual(['0,0 2×6', '0', true]);
    expect(Number(at(down, 'todo').split(/[, ]/)[1])).toBeGreaterThan(0);
  });
  test('wider, narrower, taller and shorter, within bounds; nothing overlaps', () => {
    const wide = arranged(row(), todo, { kind: 'size', wider: 2 });
    expect([at(wide, 'todo'), at(wide, 'mail'), apart(wide)]).toEqual(['0,0 6×17', '4,17 4×17', true]);
    expect(at(arranged(row(), recent, { kind: 'size', wider: 4 }), 'recent')).toBe('4,0 8×17');
    expect(at(arranged(row(), todo, { kind: 'size', wider: -9, taller: -90 }), 'todo')).toBe('0,0 3×9');
  });
  test('a tile is hidden, and comes back below all others', () => {
    const without = arranged(row(), todo, { kind: 'hide' });
    expect([without.placed.length, without.hidden]).toEqual([2, ['todo']]);
    const back = added(without, todo, 'large');
    expect([at(back, 'todo'), back.hidden]).toEqual(['0,0 4×17', []]);
    expect(added(back, todo, 'large')).toBe(back);
  });
});

test('tiles rise until they touch another one', () => {
  const places = settled([
    { id: 'a', x: 0, y: 9, w: 4, h: 3 },
    { id: 'b', x: 2, y: 9, w: 4, h: 3 },
  ]);
  expect(places.map(({ id, y }) => `${id}${y}`)).toEqual(['a0', 'b3']);
});
