import { compareDecimal, date, isDecimal, quantity, type Text } from '@takt/model';
import { FieldInput, Notice, type RecordPart, Refusal, today, useSay } from '@takt/web';
import { Button, Skeleton, Switch, Table, type TableColumnsType, Tag } from 'antd';
import { useId, useState } from 'react';
import type { BomNode } from '../../defs/bom/bom-calls.ts';
import { BomVersion } from '../../defs/index.ts';
import { type Branch, branchesOf, levelOf, parentsOf } from './branches.ts';
import { type BomSubject, useSubject, useTree, useVersions } from './calls.ts';
import { NONE_THAT_DAY as NONE, PartName, VersionName, VersionSelect } from './parts.tsx';
import style from './bom.module.css';

const QTY = quantity('数量', 'Quantity', { required: true, above: 0 });
const ON = date('日期', 'Date', { required: true });
const IN_EFFECT: Text = ['当日生效版本', 'In effect that day'];
const VERSION: Text = ['版本', 'Version'];
const BY_SHARE: Text = ['按份额分配', 'Divide by share'];
const UNFOLD: Text = ['全部展开', 'Expand all'];
const FOLD: Text = ['全部收起', 'Collapse all'];
const NONE_HINT: Text = [
  '请选择其他日期或版本，或新增BOM版本并提交生效',
  'Choose another day or version, or create a version and have it approved',
];
const EMPTY: Text = ['该版本没有明细', 'This version has no lines'];
const PHANTOM: Text = ['虚拟件', 'Phantom'];
const ALTERNATE: Text = ['替代', 'Alternate'];
const LEVEL: Text = ['层级', 'Level'];
const UNUSED: Text = ['备选，未计入', 'Not used'];
const HEADS: Readonly<Record<'part' | 'qty' | 'per' | 'scrap' | 'process' | 'issue', Text>> = {
  part: ['组件', 'Component'],
  qty: ['需求数量', 'Needed'],
  per: ['单位用量', 'Per base quantity'],
  scrap: ['损耗', 'Scrap'],
  process: ['消耗工序', 'Consumed at'],
  issue: ['发料方式', 'Issue method'],
};
const ISSUES = BomVersion.details.lines.fields.issue.options.values ?? {};

/** What so many of the part need, level by level. */
export function TreeTab({ row }: RecordPart) {
  const { subject, error } = useSubject(row);
  if (error) return <Refusal error={error} />;
  return subject ? <Explosion key={subject.part} subject={subject} /> : <Skeleton active />;
}

function Explosion({ subject }: { readonly subject: BomSubject }) {
  const say = useSay();
  const id = useId();
  const [qty, setQty] = useState<unknown>('1');
  const [on, setOn] = useState<unknown>(today);
  const [version, setVersion] = useState(subject.version);
  const [byShare, setByShare] = useState(false);
  const sound = isDecimal(qty) && compareDecimal(qty, '0') > 0 ? qty : '1';
  const { data, error, isPending } = useTree({
    ...subject,
    version,
    on: typeof on === 'string' ? on : today(),
    qty: sound,
    alternates: byShare ? 'shared' : null,
  });
  const versions = useVersions(subject.part);
  const [folded, setFolded] = useState<readonly string[]>([]);
  const parents = parentsOf(data?.nodes ?? []);
  const columns = useColumns();
  return (
    <>
      <div className={style['bar']}>
        <label className={style['asked']} htmlFor={`${id}-qty`}>
          <span>{say(QTY.label)}</span>
          <span className={style['few']}>
            <FieldInput id={`${id}-qty`} field={QTY} value={qty} label={null} wrong={sound !== qty} onChange={setQty} />
          </span>
          <span className={style['quiet']}>{data?.part.unit}</span>
        </label>
        <label className={style['asked']} htmlFor={`${id}-on`}>
          <span>{say(ON.label)}</span>
          <FieldInput id={`${id}-on`} field={ON} value={on} label={null} wrong={false} onChange={setOn} />
        </label>
        <label className={style['asked']} htmlFor={`${id}-version`}>
          <span>{say(VERSION)}</span>
          <VersionSelect
            id={`${id}-version`}
            versions={versions.data ?? []}
            value={version}
            none={IN_EFFECT}
            onChange={setVersion}
          />
        </label>
        <label className={style['asked']} htmlFor={`${id}-share`}>
          <Switch id={`${id}-share`} size="small" checked={byShare} onChange={setByShare} />
          <span>{say(BY_SHARE)}</span>
        </label>
        <Button disabled={parents.length === 0} onClick={() => setFolded([])}>
          {say(UNFOLD)}
        </Button>
        <Button disabled={parents.length === 0} onClick={() => setFolded(parents)}>
          {say(FOLD)}
        </Button>
      </div>
      <Refusal error={error} />
      {isPending && <Skeleton active />}
      {data && !data.version && <Notice text={NONE} hint={NONE_HINT} />}
      {data?.version && data.nodes.length === 0 && <Notice text={EMPTY} />}
      {data && data.nodes.length > 0 && (
        <Table<Branch<BomNode>>
          size="small"
          pagination={false}
          scroll={{ x: 1040, y: 'calc(100vh - 320px)' }}
          columns={columns}
          dataSource={[...branchesOf(data.nodes)]}
          rowClassName={({ used }) => (used ? '' : (style['unused'] ?? ''))}
          expandable={{
            expandedRowKeys: parents.filter((key) => !folded.includes(key)),
            onExpand: (open, { key }) => setFolded(open ? folded.filter((one) => one !== key) : [...folded, key]),
          }}
        />
      )}
    </>
  );
}

function useColumns(): TableColumnsType<Branch<BomNode>> {
  const say = useSay();
  return [
    {
      title: say(HEADS.part),
      key: 'part',
      width: 420,
      // A line that breaks would begin at the left edge, as if it stood on the first level.
      className: style['unbroken'] ?? '',
      render: (_, { part, partNo, name, phantom, alternateGroup, priority, share, used }) => (
        <span className={style['component']}>
          <PartName id={part} partNo={partNo} name={name} />
          {phantom && <Tag>{say(PHANTOM)}</Tag>}
          {alternateGroup && <Tag>{`${say(ALTERNATE)} ${alternateGroup}-${priority ?? ''}${share ? ` · ${share} %` : ''}`}</Tag>}
          {!used && <Tag>{say(UNUSED)}</Tag>}
        </span>
      ),
    },
    { title: say(LEVEL), key: 'level', width: 60, render: (_, { key }) => levelOf(key) },
    {
      title: say(HEADS.qty),
      key: 'qty',
      align: 'right',
      width: 120,
      render: (_, { qty, unit }) => <Measured qty={qty} unit={unit} />,
    },
    {
      title: say(HEADS.per),
      key: 'per',
      align: 'right',
      width: 130,
      render: (_, { perQty, perUnit }) => <Measured qty={perQty} unit={perUnit} />,
    },
    { title: say(HEADS.scrap), key: 'scrap', align: 'right', width: 100, render: (_, node) => scrapOf(node) },
    { title: say(HEADS.process), key: 'process', width: 120, render: (_, { process }) => process && say(process) },
    { title: say(HEADS.issue), key: 'issue', width: 100, render: (_, { issue }) => say(ISSUES[issue] ?? [issue, issue]) },
    { title: say(VERSION), key: 'version', width: 80, render: (_, { version }) => version && <VersionName version={version} /> },
  ];
}

const scrapOf = ({ scrapPercent, fixedScrap }: BomNode): string =>
  [scrapPercent && scrapPercent !== '0' ? `${scrapPercent} %` : '', fixedScrap && fixedScrap !== '0' ? `+ ${fixedScrap}` : '']
    .join(' ')
    .trim();

function Measured({ qty, unit }: { readonly qty: string; readonly unit: string }) {
  return (
    <span className={style['number']}>
      {qty} <span className={style['quiet']}>{unit}</span>
    </span>
  );
}
