import { blank, buttonRefusal, fill, guardContext, sharedWords, stateOfCode, type Text } from '@takt/model';
import {
  companyClock,
  LazyLinesGrid,
  type Line,
  loadRow,
  type RecordPart,
  Refusal,
  Say,
  useSay,
  useWatch,
  useWhyNot,
} from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo } from 'react';
import { CountOrder } from '../../defs/inside/count-order.ts';
import { type Counting, progressOf, type Typed } from './column.ts';
import style from './counting.module.css';
import { FindForm } from './find-form.tsx';
import { RecounterForm } from './recounter-form.tsx';
import { ENTERED, PIECES, problemsOf, rowsOf, sheetOf } from './sheet.ts';
import { useColumn } from './use-column.ts';

const PAGE = '/wms/count/countPlan';
const NAME = 'lines';
const HOW: Text = [
  '在“实盘数量”列逐行输入，回车到下一行；也可从 Excel 复制一列粘贴。每个数量随即记录',
  'Type down the column Counted quantity, Enter goes to the next line; a column of Excel can be pasted. Each figure is written down at once',
];
const DONE: Text = ['已盘 {done} / {all}', '{done} of {all} counted'];
const WHOLE = { add: false, edit: true, remove: false } as const;

/** The lines of a count as a sheet: one figure each, kept as it is typed. */
export function CountingTab({ row }: RecordPart) {
  const id = String(row['id']);
  const key = ['counting', id];
  const count = useQuery({ queryKey: key, queryFn: () => loadRow<Counting>(CountOrder.id, id), staleTime: 0 });
  useWatch([CountOrder.id], key);
  if (count.data) return <CountingSheet count={count.data} reload={() => void count.refetch()} />;
  return count.error ? <Refusal error={count.error} /> : <Skeleton active />;
}

const typedIn = (row: Line): Typed => ({
  line: row.key,
  value: row[ENTERED] ?? null,
  serialNos: blank(row[PIECES]) ? null : String(row[PIECES]),
});

function CountingSheet({ count, reload }: { readonly count: Counting; readonly reload: () => void }) {
  const say = useSay();
  const whyNot = useWhyNot(PAGE, CountOrder.id)('count');
  const { column, error, type, again } = useColumn(count, reload);
  const table = useMemo(() => sheetOf(count), [count]);
  const standing = { ...count, status: stateOfCode(CountOrder, count.status) ?? '' };
  const actor = { userId: '', vendorId: null, can: () => true };
  const at = guardContext(companyClock(), { actor, entity: CountOrder, row: standing });
  const no = whyNot ?? buttonRefusal(CountOrder, 'count', standing, at);
  if (no) return <Say text={no.text} />;
  const unsent = [...column.values()].some(({ end }) => end === 'unsent');
  return (
    <div className={style['sheet']}>
      <p className={style['hint']}>
        {say(HOW)} · {say(fill(DONE, { ...progressOf(count) }))}
      </p>
      <Refusal error={unsent ? error : null} />
      {unsent && <Button onClick={again}>{say(sharedWords.retry)}</Button>}
      <LazyLinesGrid
        name={NAME}
        table={table}
        rows={rowsOf(count, column, say)}
        rights={WHOLE}
        front
        problems={problemsOf(count, column, NAME)}
        tried
        goTo={null}
        onChange={(rows: readonly Line[]) => type(rows.map(typedIn))}
      />
      <RecounterForm count={count} onNamed={reload} />
      <FindForm count={count.id} onFound={reload} />
    </div>
  );
}
