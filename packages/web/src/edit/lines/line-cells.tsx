import type { Kind, Text } from '@takt/model';
import type { CustomCellEditorProps, CustomCellRendererProps } from 'ag-grid-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { viewOf } from '../../fields/index.ts';
import { barOf } from '../../kit/figures/bar-of.ts';
import { WithBar } from '../../kit/figures/with-bar.tsx';
import { useSay } from '../../kit/say.tsx';
import type { Line } from '../draft.ts';
import { pastedValue } from './block.ts';
import { useLinesContext } from './lines-context.ts';
import style from './lines-grid.module.css';

const TOTAL: Text = ['合计', 'Total'];

/** The number of a line, or the word for the row of sums. */
export function NumberCell({ node }: CustomCellRendererProps<Line>) {
  const say = useSay();
  return node.rowPinned ? say(TOTAL) : String((node.rowIndex ?? 0) + 1);
}

/** One value of one line; what is wrong with it is said on hover. */
export function LineCell({ value, data, node, column }: CustomCellRendererProps<Line>) {
  const say = useSay();
  const { fields, problemAt } = useLinesContext();
  const name = column?.getColId() ?? '';
  const field = fields[name];
  if (!field) return null;
  const { Cell } = viewOf(field);
  const problem = node.rowPinned ? null : problemAt(node.rowIndex ?? 0, name);
  const label = data?.[`${name}Label`];
  // What could not be read is shown as it was typed: a formatted nothing would hide the mistake.
  const shown = problem && typeof value === 'string' && typeof label !== 'string' ? value : null;
  const view = shown ?? <Cell field={field} value={value ?? null} label={typeof label === 'string' ? label : null} />;
  // Sums are of unlike units.
  const bar = field.options.bar && data && !node.rowPinned && barOf(field.options.bar, value, data);
  return (
    <div className={problem ? style['wrong'] : style['right']} title={problem ? say(problem) : undefined}>
      {bar ? <WithBar bar={bar}>{view}</WithBar> : view}
    </div>
  );
}

/** Kinds that are chosen, not typed: once chosen, the cell is done. */
export const PICKED: readonly Kind[] = [
  'choice',
  'dictionary',
  'ref',
  'user',
  'department',
  'date',
  'datetime',
  'time',
  'flag',
  'flagYN',
];

/** The input of the field's kind, in a cell. */
export function LineEditor({
  value,
  data,
  eventKey,
  column,
  node,
  api,
  onValueChange,
  stopEditing,
}: CustomCellEditorProps<Line>) {
  const { fields, called } = useLinesContext();
  const entered = useRef(false);
  const name = column.getColId();
  const field = fields[name];
  const typed = eventKey === 'Backspace' ? '' : eventKey?.length === 1 ? eventKey : null;
  // The sign that opened the cell may be all there is of the value.
  const begin = useEffectEvent(() => {
    if (field && typed !== null && !PICKED.includes(field.kind)) onValueChange(pastedValue(field, typed));
  });
  useEffect(() => begin(), []);
  if (!field) return null;
  const { Input } = viewOf(field);
  const label = data?.[`${name}Label`];
  return (
    <div
      className={style['editor']}
      onKeyDownCapture={({ key }) => {
        entered.current = key === 'Enter';
      }}
    >
      <Input
        id={`cell-${name}`}
        field={field}
        value={value ?? null}
        label={typeof label === 'string' ? label : null}
        eager
        typed={typed}
        onChange={(next, nextLabel) => {
          if (nextLabel !== undefined) called(next, nextLabel);
          onValueChange(next);
          if (!PICKED.includes(field.kind)) return;
          // The grid takes the value over with its next look; then Enter goes down, as after typing.
          setTimeout(() => {
            const focused = api.getFocusedCell();
            // Quick hands are in another cell by now.
            if (focused?.column !== column || focused.rowIndex !== node.rowIndex) return;
            stopEditing();
            const down = (node.rowIndex ?? 0) + (entered.current ? 1 : 0);
            if (down < api.getDisplayedRowCount()) api.setFocusedCell(down, column);
          });
        }}
      />
    </div>
  );
}
