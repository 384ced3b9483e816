import { type Field, type Fields, sharedWords, type Text } from '@takt/model';
import { Notice, type RecordPart, Refusal, useSay } from '@takt/web';
import { Skeleton, Table, type TableColumnsType, Tag } from 'antd';
import { useId, useState } from 'react';
import type { BomDifference, ComparedLine, KnownVersion } from '../../defs/bom-calls.ts';
import { BomVersion } from '../../defs/index.ts';
import { useDifferences, useSubject, useVersions } from './calls.ts';
import { PartName, VersionSelect } from './parts.tsx';
import style from './bom.module.css';

const BEFORE: Text = ['原版本', 'Earlier version'];
const AFTER: Text = ['新版本', 'Later version'];
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
  const versions = useVersions(subject?.part ?? '');
  const known = versions.data ?? null;
  if (error ?? versions.error) return <Refusal error={error ?? versions.error} />;
  if (!subject || !known) return <Skeleton active />;
  if (known.length < 2) return <Notice text={TOO_FEW} hint={TOO_FEW_HINT} />;
  return <Comparison key={subject.part} versions={known} looked={subject.version} />;
}

interface ComparisonProps {
  readonly versions: readonly KnownVersion[];
  /** The version whose page this is. */
  readonly looked: string | null;
}
function Comparison({ versions, looked }: ComparisonProps) {
  const say = useSay();
  const id = useId();
  // The newest stands first: what is compared with its predecessor unless somebody chooses otherwise.
  const later = versions.find((one) => one.id === looked) ?? versions[0];
  const earlier = versions[versions.findIndex((one) => one === later) + 1] ?? versions.find((one) => one !== later);
  const [before, setBefore] = useState(earlier?.id ?? null);
  const [after, setAfter] = useState(later?.id ?? null);
  const { data, error, isPending } = useDifferences(before, after);
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
        <label className={style['asked']} htmlFor={`${id}-before`}>
          <span>{say(BEFORE)}</span>
          <VersionSelect id={`${id}-before`} versions={versions} value={before} onChange={setBefore} />
        </label>
        <label className={style['asked']} htmlFor={`${id}-after`}>
          <span>{say(AFTER)}</span>
          <VersionSelect id={`${id}-after`} versions={versions} value={after} onChange={setAfter} />
        </label>
      </div>
      <Refusal error={error} />
      {isPending && <Skeleton active />}
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
