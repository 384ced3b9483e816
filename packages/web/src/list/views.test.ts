import { expect, test } from 'vitest';
import { type View, type Views, viewsOf, withoutView, withView } from './views.ts';

const noViews: Views = { list: [], opening: null };
const view: View = { id: 'a', name: '我的待发布', params: { status: ['00'] }, sort: [['number', 'desc']], layout: null };

test('a view is kept whole and read back the same', () => {
  const kept = { ...withView(noViews, view), opening: 'a' };
  expect(viewsOf(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('what cannot be read counts as nothing, and a default that is gone is none', () => {
  expect(viewsOf(null)).toEqual(noViews);
  expect(viewsOf({ list: [3, { id: 'b' }, view], opening: 'b' })).toEqual({ list: [view], opening: null });
  expect(viewsOf({ list: [{ ...view, sort: [['x'], 'y', ['z', 'up']] }] }).list[0]?.sort).toEqual([]);
});

test('saving a view again replaces it in its place; removing the default one leaves everything', () => {
  const two = withView(withView(noViews, view), { ...view, id: 'b' });
  expect(withView(two, { ...view, name: 'x' }).list.map(({ name }) => name)).toEqual(['x', view.name]);
  expect(withoutView({ ...two, opening: 'a' }, 'a')).toEqual({ list: [{ ...view, id: 'b' }], opening: null });
});
