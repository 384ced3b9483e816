import { date, type Field, type Fields, sharedWords, type Text } from '@takt/model';
import { FieldInput, Notice, type RecordPart, Refusal, useSay } from '@takt/web';
import { Skeleton, Table, type TableColumnsType, Tag } from 'antd';
import { useId, useState } from 'react';
import type { BomDifference, ComparedLine, KnownVersion } from '../../defs/bom/bom-calls.ts';
import { BomVersion } from '../../defs/index.ts';
import { type BomSubject, useDifferences, useSubject, useVersionOn, useVersions } from './calls.ts';
import { NONE_THAT_DAY as NONE, PartName, VersionSelect } from './parts.tsx';
import style from './bom.module.css';

const BEFORE: Text = ['原版本', 'Earlier version'];
const AFTER: Text = ['新版本', 'Later version'];
const ON = date('生效于', 'In effect on');
const COMPONENT: Text = ['组件', 'Component'];
const KIND: Text = ['差异', 'Difference'];
const WHAT: Text = ['内容', 'What differs'];
const TOO_FEW: Text = ['至少需要两个版本才能比较', 'It takes two versions to compare'];
const TOO_FEW_HINT: Text = ['请先为此BOM新增一个版本', 'Create another version of this BOM first'];
const EQUAL: Text = ['两个版本的明细完全相同', 'The lines of both versions are the same'];
const YES_NO: Readonly<Record<string, Text>> = { '1': sharedWords.yes, '0': sharedWords.no };
const KINDS: Readonly<Record<BomDifference['kind'], { readonly text: Text; readonly color: string }>> = {
  added: { text: ['新增', 'Added'], color: 'success' },
  removed: { text: ['删除', 'Removed'], color: 'error' },
  changed: { text: ['修改', 'Changed'], color: 'warning' },
};

/** Two versions of one part, side by side. */
export function CompareTab({ row }: RecordPart) {
  const { subject, error } = useSubject(row);
  const versions = useVersions(subject?.part ?? null);
  const known = versions.data ?? null;
  if (error ?? versions.error) return <Refusal error={error ?? versions.error} />;
  if (!subject || !known) return <Skeleton active />;
  if (known.length < 2) return <Notice text={TOO_FEW} hint={TOO_FEW_HINT} />;
  return <Comparison key={subject.part} subject={subject} versions={known} />;
}

/** One of the two: a version somebody chose, or the one of a day. */
function useSide(subject: BomSubject, first: string | null) {
  const [chosen, setChosen] = useState(first);
  const [on, setOn] = useState<string | null>(null);
  const { data, error } = useVersionOn(subject, on);
  return {
    version: on === null ? chosen : (data?.id ?? null),
    on,
    error,
    missing: on !== null && data === null,
    choose: (version: string | null): void => {
      setChosen(version);
      setOn(null);
    },
    setOn: (day: unknown): void => setOn(typeof day === 'string' ? day : null),
  };
}

interface SideProps {
  readonly label: Text;
  readonly side: ReturnType<typeof useSide>;
  readonly versions: readonly KnownVersion[];
}
function Side({ label, side, versions }: SideProps) {
  const say = useSay();
  const id = useId();
  return (
    <span className={style['side']}>
      <label className={style['asked']} htmlFor={id}>
        <span>{say(label)}</span>
        <VersionSelect id={id} versions={versions} value={side.version} onChange={side.choose} />
      </label>
      <label className={style['asked']} htmlFor={`${id}-on`}>
        <span>{say(ON.label)}</span>
        <FieldInput id={`${id}-on`} field={ON} value={side.on} label={null} wrong={side.missing} onChange={side.setOn} />
      </label>
    </span>
  );
}

interface ComparisonProps {
  readonly subject: BomSubject;
  readonly versions: readonly KnownVersion[];
}
function Comparison({ subject, versions }: ComparisonProps) {
  const say = useSay();
  // The newest stands first: what is compared with its predecessor unless somebody chooses otherwise.
  const later = versions.find((one) => one.id === subject.version) ?? versions[0];
  const earlier = versions[versions.findIndex((one) => one === later) + 1] ?? versions.find((one) => one !== later);
  const before = useSide(subject, earlier?.id ?? null);
  const after = useSide(subject, later?.id ?? null);
  const asked = before.version !== null && after.version !== null;
  const { data, error, isPending } = useDifferences(before.version, after.version);
  const columns: TableColumnsType<BomDifference> = [
    {
      title: say(COMPONENT),
      key: 'part',
      width: 340,
      render: (_, { part, partNo, name }) => <PartName id={part} partNo={partNo} name={name} />,
    },
    {
      title: say(KIND),
      key: 'kind',
      width: 90,
      render: (_, { kind }) => <Tag color={KINDS[kind].color}>{say(KINDS[kind].text)}</Tag>,
    },
    { title: say(WHAT), key: 'what', render: (_, one) => <Difference difference={one} /> },
  ];
  return (
    <>
      <div className={style['bar']}>
        <Side label={BEFORE} side={before} versions={versions} />
        <Side label={AFTER} side={after} versions={versions} />
      </div>
      <Refusal error={error ?? before.error ?? after.error} />
      {(before.missing || after.missing) && <Notice text={NONE} />}
      {asked && isPending && <Skeleton active />}
      {data?.length === 0 && <Notice text={EQUAL} />}
      {data && data.length > 0 && (
        <Table<BomDifference>
          size="small"
          pagination={false}
          scroll={{ x: 760 }}
          rowKey={({ part, kind }) => `${part} ${kind}`}
          columns={columns}
          dataSource={[...data]}
        />
      )}
    </>
  );
}

const FIELDS: Fields = BomVersion.details.lines.fields;
const fieldOf = (name: string): Field | undefined => FIELDS[name];

/** A changed line says from what to what; a new or a lost one how much of it there was. */
function Difference({ difference: { kind, before, after, fields } }: { readonly difference: BomDifference }) {
  const say = useSay();
  const worded = (name: string, value: string | number | null): string => {
    if (value === null) return '—';
    const field = fieldOf(name);
    const known = field?.kind === 'flag' ? YES_NO[value] : field?.options.values?.[value];
    return known ? say(known) : String(value);
  };
  if (kind !== 'changed') {
    const line = before ?? after;
    return <span className={style['number']}>{line && `${line.qty} ${line.unit}`}</span>;
  }
  const side = (line: ComparedLine | null, name: keyof ComparedLine): string => worded(name, line?.[name] ?? null);
  return (
    <ul className={style['changes']}>
      {fields.map((name) => (
        <li key={name}>
          <span className={style['quiet']}>{say(fieldOf(name)?.label ?? [name, name])}</span> {side(before, name)} →{' '}
          {side(after, name)}
        </li>
      ))}
    </ul>
  );
}
