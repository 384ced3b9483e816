import { formatDecimal, type Text } from '@takt/model';
import { type ActionAnswers, FieldInput, useSay } from '@takt/web';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { enteredFields } from '../../defs/inbound/receipt-entry.ts';
import {
  columnsOf,
  type Entered,
  entriesOf,
  firstMissing,
  type ReceiptLine,
  type SheetRow,
  sheetRows,
  typed,
} from './receive-rows.ts';
import style from './receiving.module.css';

const PART: Text = ['物料', 'Part'];
const OPEN: Text = ['待收', 'Still open'];
const HOW: Text = [
  '已按全部到齐填好，改动有出入的行即可；没到的填 0',
  'Filled in as if everything came: change only what differs, and enter 0 for what did not come',
];
const SHEET: Text = ['逐行收货', 'Line by line'];

const isLine = (one: unknown): one is ReceiptLine => typeof one === 'object' && one !== null && 'receivedQty' in one;
const unitCode = (label: string | null): string => label?.split(' ', 1)[0] ?? '';

/** All that is to come, line by line with its quantity in place: whoever receives it as announced only agrees. */
export function ReceiveSheet({ row, shown, onChange }: ActionAnswers) {
  const say = useSay();
  const prefix = useId();
  const table = useRef<HTMLTableElement>(null);
  const { lines } = row;
  const [rows, setRows] = useState(() => sheetRows(Array.isArray(lines) ? lines.filter(isLine) : []));
  const cellId = (id: string, name: Entered): string => `${prefix}-${id}-${name}`;
  const columns = columnsOf(rows);
  const begin = useEffectEvent(() => {
    const missing = firstMissing(rows);
    if (missing) document.getElementById(cellId(missing.id, missing.name))?.focus();
  });
  useEffect(() => {
    if (shown) begin();
  }, [shown]);
  const enter = (id: string, name: Entered, value: unknown): void => {
    const next = typed(rows, id, name, typeof value === 'string' ? value : null);
    setRows(next);
    onChange('lines', entriesOf(next));
  };
  /** As in a sheet: Enter goes on to the next cell. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const cells = [...(table.current?.querySelectorAll('input') ?? [])];
    cells[cells.findIndex((cell) => cell === event.target) + 1]?.focus();
  };
  return (
    <>
      <p className={style['hint']}>{say(HOW)}</p>
      <div className={style['sheet']}>
        <table ref={table} aria-label={say(SHEET)} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <th scope="col">{say(PART)}</th>
              <th scope="col" className={style['figure']}>
                {say(OPEN)}
              </th>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {say(enteredFields[name].label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <SheetLine key={one.id} row={one} columns={columns} cellId={cellId} onEnter={enter} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface LineProps {
  readonly row: SheetRow;
  readonly columns: readonly Entered[];
  readonly cellId: (id: string, name: Entered) => string;
  readonly onEnter: (id: string, name: Entered, value: unknown) => void;
}
function SheetLine({ row: { id, partLabel, unitLabel, open, asks, values }, columns, cellId, onEnter }: LineProps) {
  const say = useSay();
  return (
    <tr>
      <th scope="row">{partLabel}</th>
      <td className={style['figure']}>
        {formatDecimal(open)} {unitCode(unitLabel)}
      </td>
      {columns.map((name) => (
        <td key={name} className={style[name]}>
          {asks.includes(name) && (
            <>
              <label className={style['name']} htmlFor={cellId(id, name)}>
                {`${say(enteredFields[name].label)} ${partLabel}`}
              </label>
              <FieldInput
                id={cellId(id, name)}
                field={enteredFields[name]}
                value={values[name]}
                label={null}
                onChange={(value) => onEnter(id, name, value)}
              />
            </>
          )}
        </td>
      ))}
    </tr>
  );
}
