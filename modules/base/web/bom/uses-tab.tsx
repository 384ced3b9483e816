import { date, type Text } from '@takt/model';
import { FieldInput, Notice, type RecordPart, Refusal, today, useSay } from '@takt/web';
import { Skeleton, Switch, Table, type TableColumnsType, Tag } from 'antd';
import { useId, useState } from 'react';
import type { BomUse } from '../../defs/bom/bom-calls.ts';
import { type Branch, branchesOf } from './branches.ts';
import { type BomSubject, useSubject, useUses } from './calls.ts';
import { PartName, VersionName } from './parts.tsx';
import style from './bom.module.css';

const ON = date('日期', 'Date', { required: true });
const ONLY_TOP: Text = ['只看最终产品', 'Finished products only'];
const NONE: Text = ['该日期没有BOM使用此物料', 'No BOM uses this part on that day'];
const HINT: Text = ['只统计当日生效的版本；请检查日期', 'Only versions in effect that day count; check the day'];
const TOP: Text = ['最终产品', 'Finished product'];
const PHANTOM: Text = ['虚拟件', 'Phantom'];
const HEADS: Readonly<Record<'part' | 'per' | 'plant' | 'level' | 'version', Text>> = {
  part: ['用于', 'Goes into'],
  per: ['单位用量', 'Per base quantity'],
  plant: ['工厂', 'Plant'],
  level: ['层级', 'Level'],
  version: ['版本', 'Version'],
};

/** What the part goes into, directly and all the way up to what is sold. */
export function UsesTab({ row }: RecordPart) {
  const { subject, error } = useSubject(row);
  if (error) return <Refusal error={error} />;
  return subject ? <Uses key={subject.part} subject={subject} /> : <Skeleton active />;
}

/** Each finished product once, whatever the ways to it. */
const finished = (uses: readonly BomUse[]): readonly BomUse[] => [
  ...new Map(uses.filter(({ top }) => top).map((use) => [`${use.part} ${use.version.id}`, use])).values(),
];

function Uses({ subject }: { readonly subject: BomSubject }) {
  const say = useSay();
  const id = useId();
  const [on, setOn] = useState<unknown>(today);
  const [onlyTop, setOnlyTop] = useState(false);
  const { data, error, isPending } = useUses(subject, typeof on === 'string' ? on : today());
  const shown: readonly Branch<BomUse>[] = onlyTop ? finished(data ?? []) : branchesOf(data ?? []);
  const columns: TableColumnsType<Branch<BomUse>> = [
    {
      title: say(HEADS.part),
      key: 'part',
      width: 420,
      render: (_, { part, partNo, name, top, phantom }) => (
        <span className={style['component']}>
          <PartName id={part} partNo={partNo} name={name} />
          {top && <Tag color="processing">{say(TOP)}</Tag>}
          {phantom && <Tag>{say(PHANTOM)}</Tag>}
        </span>
      ),
    },
    {
      title: say(HEADS.per),
      key: 'per',
      align: 'right',
      width: 150,
      render: (_, { perQty, perUnit, baseQty }) => (
        <span className={style['number']}>
          {perQty} <span className={style['quiet']}>{baseQty === '1' ? perUnit : `${perUnit} / ${baseQty}`}</span>
        </span>
      ),
    },
    { title: say(HEADS.plant), dataIndex: 'plant', width: 90 },
    { title: say(HEADS.level), dataIndex: 'level', align: 'right', width: 80 },
    { title: say(HEADS.version), key: 'version', width: 90, render: (_, { version }) => <VersionName version={version} /> },
  ];
  return (
    <>
      <div className={style['bar']}>
        <label className={style['asked']} htmlFor={`${id}-on`}>
          <span>{say(ON.label)}</span>
          <FieldInput id={`${id}-on`} field={ON} value={on} label={null} wrong={false} onChange={setOn} />
        </label>
        <label className={style['asked']} htmlFor={`${id}-top`}>
          <Switch id={`${id}-top`} size="small" checked={onlyTop} onChange={setOnlyTop} />
          <span>{say(ONLY_TOP)}</span>
        </label>
      </div>
      <Refusal error={error} />
      {isPending && <Skeleton active />}
      {data?.length === 0 && <Notice text={NONE} hint={HINT} />}
      {shown.length > 0 && (
        <Table<Branch<BomUse>>
          key={String(onlyTop)}
          size="small"
          pagination={false}
          scroll={{ x: 820 }}
          columns={columns}
          dataSource={[...shown]}
          expandable={{ defaultExpandAllRows: true }}
        />
      )}
    </>
  );
}
