import { entity, text } from '@takt/model';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../../tests/workspace.tsx';
import { Below } from './below.tsx';
import { useHistory } from './history.ts';

const Gauge = entity('toy.gauge', {
  label: ['量具', 'Gauge'],
  fields: { name: text('名称', 'Name') },
  list: ['name'],
  title: ['name'],
});
const ID = '00000000-0000-7000-8000-000000000001';
const row = { id: ID, version: 1, name: 'G1' };

function Record() {
  return (
    <Below
      entity={Gauge}
      draft={row}
      stored={row}
      history={useHistory(Gauge, ID, 1)}
      rights={{ add: false, edit: false, remove: false }}
      mayChangeFiles={false}
      problems={[]}
      tried={false}
      goTo={null}
      tab={null}
      onTab={() => undefined}
      onLines={() => undefined}
    />
  );
}

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => vi.unstubAllGlobals());

/** Nothing, to each of the questions that travel together. */
const nothing = (body: unknown) => {
  const { asks } = JSON.parse(String(body)) as { readonly asks: readonly unknown[] };
  const data = asks.map(() => ({ http: 200, retryAfter: null, answer: { status: 1, data: [], message: '' } }));
  return Response.json({ status: 1, data, message: '' });
};

test('use A3: what has not been heard is unknown and not none', async () => {
  let answer = (): void => undefined;
  const asked = new Promise<void>((heard) => {
    answer = heard;
  });
  fetched.mockImplementation(async (_path, init) => {
    await asked;
    return nothing(init?.body);
  });
  draw(<Record />);
  expect(screen.getByRole('tab', { name: 'History –' })).toBeDefined();
  expect(screen.getByRole('tab', { name: 'Files –' })).toBeDefined();
  answer();
  await screen.findByRole('tab', { name: 'History 0' });
  await screen.findByRole('tab', { name: 'Files 0' });
});
