/** The product's own grid with as many rows as a list may ever hold: a page for the measurement alone, in no shipped build. */
import type { Kind } from '@takt/model';
import { ConfigProvider } from 'antd';
import { createRoot } from 'react-dom/client';
import { themes } from '../../apps/web/src/theme.ts';
import type { Column, Row } from '../../packages/web/src/api/calls.ts';
import { Grid } from '../../packages/web/src/list/grid.tsx';
import { plainLayout } from '../../packages/web/src/list/layout.ts';

const ROWS = 100_000;
const KINDS: readonly Kind[] = ['code', 'text', 'quantity', 'date', 'flag', 'money', 'integer', 'datetime', 'text', 'decimal'];
const columns: readonly Column[] = Array.from({ length: 30 }, (_, at) => ({
  name: `f${at}`,
  label: [`字段 ${at + 1}`, `Field ${at + 1}`],
  kind: KINDS[at % KINDS.length] ?? 'text',
  labelKey: null,
}));
const valueOf = (kind: Kind, row: number): unknown => {
  if (kind === 'date') return '2026-11-15';
  if (kind === 'datetime') return '2026-11-15 09:00:00';
  if (kind === 'flag') return row % 2 === 0 ? '1' : '0';
  if (kind === 'integer') return row;
  return kind === 'text' || kind === 'code' ? `值 ${row}` : `${row}.5`;
};
const rows: readonly Row[] = Array.from({ length: ROWS }, (_, row) => ({
  id: String(row),
  ...Object.fromEntries(columns.map(({ name, kind }) => [name, valueOf(kind, row)])),
}));
const ticked: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;
const tools = { usualOf: () => null, onRun: nothing, onOpen: nothing, onMenu: nothing };

const root = document.createElement('div');
root.style.height = '100vh';
document.body.append(root);
createRoot(root).render(
  <ConfigProvider theme={themes.light}>
    <Grid
      entity={undefined}
      columns={columns}
      rows={rows}
      layout={plainLayout(columns)}
      sort={[]}
      selected={ticked}
      onOpen={nothing}
      hrefOf={() => '#'}
      tools={tools}
    />
  </ConfigProvider>,
);
