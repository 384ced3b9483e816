import {
  type Change,
  type ChangesPage,
  type DataChange,
  type Entry,
  entryOf,
  fill,
  rowCommandsOn,
  sharedWords,
  type Text,
} from '@takt/model';
import { Changes, Notice, pageOf, StateTag, useMenu, usePages, useDefinitions, useSay } from '@takt/web';
import { Button, Table, type TableColumnsType, Typography } from 'antd';
import { callsIn, settingsIn } from './audited.ts';
import style from './audit.module.css';

const WHO: Text = ['用户', 'User'];
const RECORD: Text = ['记录', 'Record'];
const ACTION: Text = ['操作', 'Action'];
const CHANGED: Text = ['变更内容', 'Changes'];
const SYSTEM: Text = ['系统', 'System'];
const REASON: Text = ['原因', 'Reason'];
const REQUEST: Text = ['请求号', 'Request'];
const MORE: Text = ['另有 {n} 项', '{n} more'];
const LINES: Text = ['明细变更 {n} 行', 'Lines changed: {n}'];
const NOTHING: Text = ['没有符合条件的变更', 'No changes match the query'];
const HINT: Text = ['放宽条件或重置后再查询', 'Widen the query, or reset it'];
/** Fields a row shows of a change before it is opened. */
const IN_SIGHT = 3;

interface ChangeRow {
  readonly change: DataChange;
  /** Null for data no definition knows any more. */
  readonly entry: Entry | null;
  readonly label: Text;
  /** Empty for a setting, which is named by what changed. */
  readonly record: string;
}
interface ChangeTableProps {
  readonly list: readonly DataChange[];
  readonly names: ChangesPage['names'];
  readonly loading: boolean;
}

/** Changes in the words of the definitions; each opens to all of it. */
export function ChangeTable({ list, names, loading }: ChangeTableProps) {
  const say = useSay();
  const definitions = useDefinitions();
  const nameOf = (id: unknown): string | null => (typeof id === 'string' ? (names[id] ?? null) : null);
  const settings = settingsIn(definitions);
  const calls = callsIn(definitions);
  const known = new Map([...definitions.flatMap(({ entities }) => entities), ...settings].map((entity) => [entity.id, entity]));
  const rows = list.map((change): ChangeRow => {
    const entity = known.get(change.entity);
    return {
      change,
      entry: entity ? entryOf(entity, change, rowCommandsOn(entity.id, calls)) : null,
      label: entity?.label ?? [change.entity, change.entity],
      record: nameOf(change.rowId) ?? (settings.some(({ id }) => id === change.entity) ? '' : change.rowId),
    };
  });
  const columns: TableColumnsType<ChangeRow> = [
    {
      title: say(sharedWords.time),
      key: 'at',
      width: 150,
      render: (_, { change }) => <span className={style['time']}>{change.at}</span>,
    },
    { title: say(WHO), key: 'who', width: 130, ellipsis: true, render: (_, { change }) => nameOf(change.userId) ?? say(SYSTEM) },
    { title: say(RECORD), key: 'record', width: 220, render: (_, one) => <Record row={one} /> },
    { title: say(ACTION), key: 'action', width: 210, render: (_, one) => <Action row={one} /> },
    {
      title: say(CHANGED),
      key: 'changes',
      render: (_, { entry }) => entry && <Summary changes={entry.changes} nameOf={nameOf} />,
    },
  ];
  return (
    <Table<ChangeRow>
      size="small"
      rowKey={({ change }) => change.id}
      loading={loading}
      dataSource={rows}
      pagination={false}
      tableLayout="fixed"
      scroll={{ x: 980 }}
      locale={{ emptyText: loading ? ' ' : <Notice text={NOTHING} hint={HINT} /> }}
      expandable={{
        columnWidth: 36,
        expandRowByClick: false,
        expandedRowRender: wholeWith(nameOf),
      }}
      columns={columns}
    />
  );
}

function Record({ row: { change, label, record: title } }: { readonly row: ChangeRow }) {
  const say = useSay();
  const pages = usePages();
  const { entity, rowId } = change;
  const menu = useMenu() ?? [];
  const page = change.action === 'delete' ? null : pageOf(menu, { entity, id: rowId, number: title });
  return (
    <>
      <div className={style['kind']}>{say(label)}</div>
      {page ? (
        <Button type="link" size="small" className={style['record'] ?? ''} title={title} onClick={() => pages.open(page)}>
          {title}
        </Button>
      ) : (
        <span className={style['record']} title={title}>
          {title}
        </span>
      )}
    </>
  );
}

function Action({ row: { change, entry } }: { readonly row: ChangeRow }) {
  const say = useSay();
  return (
    <>
      <div>{entry ? say(entry.title) : change.action}</div>
      {entry?.move && (
        <span className={style['move']}>
          {entry.move.from && (
            <>
              <StateTag state={entry.move.from} /> →
            </>
          )}
          <StateTag state={entry.move.to} />
        </span>
      )}
    </>
  );
}

interface PartsProps {
  readonly changes: readonly Change[];
  readonly nameOf: (id: unknown) => string | null;
}
/** The first fields of the row itself; the rest is counted. */
function Summary({ changes, nameOf }: PartsProps) {
  const say = useSay();
  const own = changes.filter(({ place }) => place === null);
  const lines = changes.length - own.length;
  const hidden = own.reduce((sum, { diffs }) => sum + Math.max(0, diffs.length - IN_SIGHT), 0);
  const rest = [...(hidden > 0 ? [fill(MORE, { n: hidden })] : []), ...(lines > 0 ? [fill(LINES, { n: lines })] : [])];
  return (
    <div className={style['summary']}>
      <Changes changes={own.map((one) => ({ ...one, diffs: one.diffs.slice(0, IN_SIGHT) }))} nameOf={nameOf} />
      {rest.length > 0 && <span className={style['kind']}>{rest.map(say).join(' · ')}</span>}
    </div>
  );
}

const wholeWith = (nameOf: PartsProps['nameOf']) => (row: ChangeRow) => <Whole row={row} nameOf={nameOf} />;
function Whole({ row: { change, entry }, nameOf }: { readonly row: ChangeRow; readonly nameOf: PartsProps['nameOf'] }) {
  const say = useSay();
  return (
    <div className={style['whole']}>
      {change.reason && (
        <div>
          <span className={style['kind']}>{say(REASON)}</span> {change.reason}
        </div>
      )}
      {entry && <Changes changes={entry.changes} nameOf={nameOf} />}
      <div>
        <span className={style['kind']}>{say(REQUEST)}</span>{' '}
        <Typography.Text copyable className={style['request'] ?? ''}>
          {change.requestId}
        </Typography.Text>
      </div>
    </div>
  );
}
