import { type Definitions, entity, money, text } from '@takt/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { expect, test } from 'vitest';
import { draw, words } from '../../tests/workspace.tsx';
import { ownerQuery } from '../api/calls.ts';
import { RecordForm } from '../edit/record-form.tsx';
import { ProductContext, useEntity, useProduct } from './assembly.ts';

const Part = entity('test.part', {
  label: ['物料', 'Part'],
  rights: { seePrice: ['查看价格', 'See prices'] },
  fields: { code: text('编码', 'Code'), price: money('单价', 'Price', { right: 'seePrice' }) },
});
const module: Definitions = { module: 'test', label: ['测试', 'Test'], contexts: [], entities: [Part] };
const fetched = Promise.resolve(module);

function Page() {
  const definition = useEntity(Part.id);
  if (!definition) return null;
  const form = { entity: definition, formId: 'f', draft: {}, tenant: {}, editable: true, problems: [] };
  return (
    <>
      <p>{definition.list.join()}</p>
      <RecordForm {...form} onChange={() => undefined} />
    </>
  );
}
function Workspace({ client, children }: { readonly client: QueryClient; readonly children: ReactNode }) {
  const product = { ...useProduct(), modules: { of: () => fetched, all: async () => [module] } };
  return (
    <QueryClientProvider client={client}>
      <ProductContext value={product}>
        <Suspense>{children}</Suspense>
      </ProductContext>
    </QueryClientProvider>
  );
}
const labels = (): string[] => [...document.querySelectorAll('label')].map(words);

test.each([
  ['without the right, has neither column nor label', { 'test.part': ['price'] }, 'code', ['Code']],
  ['with the right, has both', {}, 'code,price', ['Code', 'Price']],
])('security F13: a page of somebody %s', async (_who, hidden, columns, fields) => {
  const client = new QueryClient();
  client.setQueryData(ownerQuery.queryKey, { hidden });
  await act(async () => {
    draw(
      <Workspace client={client}>
        <Page />
      </Workspace>,
    );
  });
  expect(screen.getByText(columns)).toBeDefined();
  expect(labels()).toEqual(fields);
});
