import { compareDecimal, fill, formatDecimal, sharedWords, type Text } from '@takt/model';
import { DocumentLink, Refusal, Sheet, useCall, useInputFields, useSay, useThisTab } from '@takt/web';
import { keepPreviousData } from '@tanstack/react-query';
import { Alert, Button, Switch, Table, type TableColumnsType, Tag } from 'antd';
import { useState } from 'react';
import { boardConditions, type BoardPart, shortageBoard, type Uncounted } from '../../defs/shortage/shortage.ts';
import { stopDayOf } from '../../defs/shortage/stop-day.ts';
import { ShortageChart } from '../charts/shortage-chart.tsx';
import { DAY_PARAM } from './address.ts';
import { FixText } from './fix.tsx';
import { PartSteps } from './part-steps.tsx';
import { momentOf } from './words.ts';
import style from './shortage.module.css';

const TITLE: Text = ['缺料看板', 'Shortage board'];
const COUNTED: Text = ['{now} · 有需求的物料 {n} 种，其中缺料 {short} 种', '{now} · {n} parts with demand, {short} run out'];
const ON_DAY: Text = ['{day} 断料的物料 {n} 种', '{n} parts that run out on {day}'];
const NOTHING: Text = ['没有会缺的物料', 'Nothing runs out'];
const MORE: Text = ['只显示最早的300种，请按仓库查看', 'Only the first 300 are shown; look at one warehouse'];
const UNCOUNTED: Text = ['这些单据的数量没有计入', 'The quantities of these documents are not counted'];
const NO_ANSWER: Text = ['暂无可用供应', 'No supply on record'];
const MISSING: Text = ['缺 {qty} {unit}', '{qty} {unit} missing'];
const NEVER: Text = ['不缺', 'Suffices'];
const COLUMNS = {
  part: ['物料', 'Part'],
  stopAt: ['首次断料', 'First stop'],
  answer: ['建议措施', 'Suggested answer'],
  free: ['可用', 'Free'],
  qc: ['待检', 'QC'],
  hold: ['冻结', 'Held'],
  onTheWay: ['送货在途', 'Coming'],
  onOrder: ['订单未交', 'Ordered'],
  demand: ['需求', 'Demand'],
} as const satisfies Readonly<Record<string, Text>>;
const { onlyShort: ONLY, ...FILTERS } = boardConditions;

/** Parts that run out, the soonest first, each with one answer. */
export function ShortagePage() {
  const say = useSay();
  const { values, items } = useInputFields('shortage', FILTERS);
  const [only, setOnly] = useState(true);
  const asked = { ...values, onlyShort: only ? ('1' as const) : ('0' as const) };
  const board = useCall(shortageBoard, asked, { placeholderData: keepPreviousData });
  const seen = board.data;
  const [day, setDay] = useDay();
  const parts = (seen?.parts ?? []).filter(
    ({ stopAt }) => day === null || (stopAt !== null && seen !== undefined && stopDayOf(stopAt, seen.now) === day),
  );
  return (
    <Sheet title={TITLE}>
      <div className={style['filters']}>
        {items}
        <label className={style['only']}>
          <Switch aria-label={say(ONLY.label)} checked={only} onChange={setOnly} />
          {say(ONLY.label)}
        </label>
        <Button onClick={() => void board.refetch()} loading={board.isFetching}>
          {say(sharedWords.refresh)}
        </Button>
        <span role="status" className={style['counted']}>
          {seen && say(fill(COUNTED, { now: momentOf(seen.now), n: seen.withDemand, short: seen.short }))}
        </span>
      </div>
      <Refusal error={board.error} />
      {seen?.more && <Alert className={style['notice'] ?? ''} type="info" showIcon title={say(MORE)} />}
      {seen && seen.uncounted.length > 0 && <UncountedNotice documents={seen.uncounted} />}
      {seen && seen.short > 0 && (
        <div className={style['ahead']}>
          <ShortageChart ahead={seen.ahead} onDay={setDay} />
        </div>
      )}
      {day !== null && (
        <Tag closable className={style['day'] ?? ''} onClose={() => setDay(null)}>
          {say(fill(ON_DAY, { day, n: parts.length }))}
        </Tag>
      )}
      {seen && (
        <Table<BoardPart>
          size="small"
          rowKey="part"
          pagination={false}
          scroll={{ x: 'max-content' }}
          aria-label={say(TITLE)}
          locale={{ emptyText: say(NOTHING) }}
          dataSource={parts}
          columns={columnsIn(say)}
          expandable={{
            expandedRowRender: stepsAt(seen.now),
            defaultExpandedRowKeys: parts.slice(0, 1).map(({ part }) => part),
          }}
        />
      )}
    </Sheet>
  );
}

/** What an opened row shows, as of a moment. */
const stepsAt = (now: string) => (part: BoardPart) => <PartSteps part={part} now={now} />;

/** The day looked at: the one the address names until another is chosen here; an address that names a day anew counts again. */
function useDay(): readonly [string | null, (day: string | null) => void] {
  const { params } = useThisTab();
  const [chosen, setChosen] = useState<{ readonly from: object; readonly day: string | null } | null>(null);
  const day = chosen?.from === params ? chosen.day : (params[DAY_PARAM] ?? null);
  return [day, (next) => setChosen({ from: params, day: next })];
}

/** A board that left something out says so, and where to mend it. */
function UncountedNotice({ documents }: { readonly documents: readonly Uncounted[] }) {
  const say = useSay();
  const rows = documents.map(({ document, why }) => (
    <div key={`${document.id} ${why[0]}`}>
      <DocumentLink {...document} /> {say(why)}
    </div>
  ));
  return <Alert className={style['notice'] ?? ''} type="warning" showIcon title={say(UNCOUNTED)} description={rows} />;
}

/** When it stops, and what is missing then. */
function Stop({ part: { stopAt, missing, unit } }: { readonly part: BoardPart }) {
  const say = useSay();
  if (stopAt === null) return <span className={style['none']}>{say(NEVER)}</span>;
  return (
    <div className={style['stop']}>
      <b>{momentOf(stopAt)}</b>
      <span>{say(fill(MISSING, { qty: formatDecimal(missing), unit }))}</span>
    </div>
  );
}

type Figure = 'free' | 'qc' | 'hold' | 'onTheWay' | 'onOrder' | 'demand';
function columnsIn(say: (text: Text) => string): TableColumnsType<BoardPart> {
  const figure = (name: Figure) => ({
    title: say(COLUMNS[name]),
    key: name,
    align: 'right' as const,
    className: style['figure'] ?? '',
    render: (_: unknown, part: BoardPart) => (
      <span data-nothing={compareDecimal(part[name], '0') === 0}>{formatDecimal(part[name])}</span>
    ),
  });
  return [
    {
      title: say(COLUMNS.part),
      key: 'part',
      render: (_, { partNo, name }) => (
        <div className={style['part']}>
          <b>{partNo}</b>
          <small>{say(name)}</small>
        </div>
      ),
    },
    { title: say(COLUMNS.stopAt), key: 'stopAt', render: (_, part) => <Stop part={part} /> },
    {
      title: say(COLUMNS.answer),
      key: 'answer',
      width: 270,
      render: (_, { stopAt, fixes: [first], unit }) => {
        if (stopAt === null) return null;
        return first ? <FixText fix={first} unit={unit} /> : <span className={style['none']}>{say(NO_ANSWER)}</span>;
      },
    },
    ...(['free', 'qc', 'hold', 'onTheWay', 'onOrder', 'demand'] as const).map(figure),
  ];
}
