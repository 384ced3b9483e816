// Fetched apart in the product; here it would only make the tests wait.
import './grid.tsx';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { draw } from '../../tests/workspace.tsx';
import type { Column } from '../api/calls.ts';
import { ListRows } from './list-rows.tsx';
import { useActing } from './use-acting.tsx';
import { useListQuery } from './use-list-query.ts';

const columns: readonly Column[] = [{ name: 'code', label: ['编码', 'Code'], kind: 'text', labelKey: null }];
const nothing = (): void => undefined;

function Page() {
  const arrangement = { current: null, fallback: null, mayPublish: false, keep: nothing, publish: nothing };
  const views = { list: [], opening: null, mayPublish: false, save: nothing, remove: nothing, openWith: nothing, share: nothing };
  const listQuery = useListQuery({ id: 'test.part', filter: null, columns, conditions: [], arrangement, views });
  const acting = useActing({ id: 'test.part', entity: undefined, buttons: [], onChanged: nothing });
  return (
    <ListRows
      {...{ id: 'test.part', url: '/test/part', entity: undefined, columns, listQuery, acting, selectable: false, focused: null }}
      onFocus={nothing}
      onOpen={nothing}
      onMenu={nothing}
      ways={{ onCreate: null, onEverything: nothing }}
    />
  );
}

test('use 40 a list counts nothing before its rows are there', async () => {
  let answer: (response: Response) => void = nothing;
  vi.stubGlobal('fetch', (path: string) =>
    path.includes('queryPage')
      ? new Promise<Response>((resolve) => {
          answer = resolve;
        })
      : Promise.resolve(new Response(JSON.stringify({ status: 1, data: null, message: '' }))),
  );
  draw(<Page />);
  expect(screen.getByRole('status', { name: 'Loading the list' })).toBeTruthy();
  expect(screen.queryByText(/in total/)).toBeNull();
  const data = { list: [{ id: '1', version: 1, code: 'P1' }], total: 1, totalCapped: false, page: 1, size: 20 };
  answer(new Response(JSON.stringify({ status: 1, data, message: '' })));
  expect(await screen.findByText('P1')).toBeTruthy();
  expect(screen.getByText('1 in total')).toBeTruthy();
  vi.unstubAllGlobals();
});
