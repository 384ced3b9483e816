import { entity, guardContext, text } from '@takt/model';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '../../tests/workspace.tsx';
import type { ScreenRights } from '../actions/screen-rights.ts';
import { companyClock } from '../api/company-clock.ts';
import { PagesContext, ThisTabContext } from '../product/pages.tsx';
import { useRecordActions } from './record-actions.tsx';

const Part = entity('test.part', { label: ['物料', 'Part'], fields: { name: text('名称', 'Name') } });
const row = { id: 'p1', version: 1, name: 'Bolt', status: '' };
const pages = { open: vi.fn() };
const tab = { url: '/test/part/edit', params: {}, rename: vi.fn(), setUnsaved: vi.fn(), close: vi.fn() };

beforeEach(() => {
  const answer = JSON.stringify({ status: 1, data: [], message: '' });
  vi.stubGlobal('fetch', async () => new Response(answer, { status: 200 }));
});
afterEach(() => vi.unstubAllGlobals());

/** The rights somebody has on the page of parts. */
const holding = (...held: readonly string[]): ScreenRights => {
  const can = (right: string): boolean => held.includes(right);
  const actor = { userId: 'u1', can, vendorId: null };
  return { ready: true, can, guardContext: (of, at) => guardContext(companyClock(), { actor, entity: of, row: at }) };
};
function Buttons({ rights, stored }: { readonly rights: ScreenRights; readonly stored: boolean }) {
  const { buttons } = useRecordActions({
    entity: Part,
    row: stored ? row : null,
    rights,
    changed: false,
    busy: false,
    readOnly: null,
    save: async () => true,
    reload: async () => row,
  });
  return buttons.map(({ name }) => <li key={name}>{name}</li>);
}
const offered = (rights: ScreenRights, stored = true): readonly (string | null)[] => {
  draw(
    <PagesContext value={pages}>
      <ThisTabContext value={tab}>
        <Buttons rights={rights} stored={stored} />
      </ThisTabContext>
    </PagesContext>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

test('deleting a record is offered to those who may delete it', () => {
  expect(offered(holding('test.part.edit', 'test.part.delete'))).toEqual(['save', 'delete']);
});

test('whoever may only edit a record is not offered to delete it', () => {
  expect(offered(holding('test.part.edit'))).toEqual(['save']);
});

test('what is not stored yet cannot be deleted', () => {
  expect(offered(holding('test.part.delete'), false)).toEqual(['save']);
});
