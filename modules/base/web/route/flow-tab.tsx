import { fill, formatDecimal, type Text } from '@takt/model';
import { GraphView, KeyFigures, type RecordPart, useSay } from '@takt/web';
import { Route } from '../../defs/index.ts';
import { figuresOf, operationsOf, type Operation, placeOf } from './flow-of.ts';
import style from './flow.module.css';

const LABEL: Text = ['工艺流程', 'Flow'];
const SUMMARY: Text = ['工艺流程，共 {n} 道工序；可切换为表格', 'Flow of {n} processes; it can be shown as a table'];
const RUN: Text = ['单件时间合计', 'Run time per piece'];
const SETUP: Text = ['准备时间合计', 'Setup time'];
const LONGEST: Text = ['最长工序', 'Longest process'];
const SECONDS: Text = ['{n} 秒', '{n} s'];
const PLACE: Text = ['地点', 'Place'];
const { seq, process, runSeconds, countingPoint, inspectionPoint, outsourced } = Route.details.operations.fields;

/** What a process is besides being work. */
const marksOf = (one: Operation): readonly Text[] => [
  ...(one.outsourced === '1' ? [outsourced.label] : []),
  ...(one.countingPoint === '1' ? [countingPoint.label] : []),
  ...(one.inspectionPoint === '1' ? [inspectionPoint.label] : []),
];
const timeOf = ({ runSeconds: time }: Operation): Text | null =>
  time === null ? null : fill(SECONDS, { n: formatDecimal(time) });

/** The way of the part from process to process, left to right, with what each takes. */
export function FlowTab({ row }: RecordPart) {
  const say = useSay();
  const operations = operationsOf(row);
  const { run, setup, longest } = figuresOf(operations);
  const seconds = (time: string): string => say(fill(SECONDS, { n: formatDecimal(time) }));
  return (
    <>
      <KeyFigures
        figures={[
          { id: 'run', label: RUN, value: seconds(run) },
          { id: 'setup', label: SETUP, value: seconds(setup) },
          ...(longest
            ? [
                {
                  id: 'longest',
                  label: LONGEST,
                  value: longest.processLabel,
                  note: { text: timeOf(longest) ?? LONGEST, tone: 'quiet' as const },
                },
              ]
            : []),
        ]}
      />
      <GraphView
        label={LABEL}
        summary={fill(SUMMARY, { n: operations.length })}
        nodes={operations.map((one, column) => ({
          id: one.id,
          column,
          content: <Process operation={one} longest={one === longest} />,
        }))}
        edges={operations.slice(1).map(({ id }, at) => ({ from: operations[at]?.id ?? '', to: id }))}
        table={<FlowTable operations={operations} />}
      />
    </>
  );
}

interface ProcessProps {
  readonly operation: Operation;
  readonly longest: boolean;
}
function Process({ operation, longest }: ProcessProps) {
  const say = useSay();
  const time = timeOf(operation);
  return (
    <div className={`${style['process']} ${longest ? style['longest'] : ''}`}>
      <div className={style['line']}>
        <span className={style['name']} title={operation.processLabel}>
          {operation.seq} {operation.processLabel}
        </span>
        <span className={style['time']}>{time && say(time)}</span>
      </div>
      <div className={style['line']}>
        <span className={style['place']} title={placeOf(operation) ?? ''}>
          {placeOf(operation)}
        </span>
        <span className={style['marks']}>{marksOf(operation).map(say).join(' · ')}</span>
      </div>
    </div>
  );
}

function FlowTable({ operations }: { readonly operations: readonly Operation[] }) {
  const say = useSay();
  return (
    <table>
      <caption>{say(LABEL)}</caption>
      <thead>
        <tr>
          {[seq.label, process.label, PLACE, runSeconds.label].map((head) => (
            <th key={head[1]} scope="col">
              {say(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {operations.map((one) => (
          <tr key={one.id}>
            <td>{one.seq}</td>
            <td>{[one.processLabel, ...marksOf(one).map(say)].join(' · ')}</td>
            <td>{placeOf(one)}</td>
            <td>{one.runSeconds === null ? '' : formatDecimal(one.runSeconds)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
