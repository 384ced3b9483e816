import type { Row } from '../api/calls.ts';
import type { ExportRequest, RowsRequest } from '../api/lists.ts';
import type { Layout } from './layout.ts';
import type { Extent } from './toolbar.tsx';

/** What to ask of an export. Ticked rows may stand on pages of other questions, so only their ids count. */
export function exportRequest(
  extent: Extent,
  { params, sort }: Pick<RowsRequest, 'params' | 'sort'>,
  layout: Layout,
  ticked: readonly Row[],
): ExportRequest {
  const shown = layout.columns.filter((column) => column.shown).map(({ name }) => name);
  return {
    params: extent === 'ticked' ? { id: ticked.map(({ id }) => id) } : params,
    fields: extent === 'all' ? [] : shown,
    sort,
  };
}
