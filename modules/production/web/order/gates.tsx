import { CheckOutlined, ClockCircleOutlined, CloseOutlined, WarningOutlined } from '@ant-design/icons';
import { fill, formatDecimal, type Text } from '@takt/model';
import { DocumentLink, useSay } from '@takt/web';
import type { ReactNode } from 'react';
import type { Gate, StartGates } from '../../defs/order/order-calls.ts';
import { WorkOrder } from '../../defs/order/work-order.ts';
import style from './gates.module.css';

const TITLE: Text = ['开工条件', 'What a start waits for'];
const NOTHING: Text = ['没有等待开工的工单', 'No work order is left to be started'];
const BLOCKED: Text = ['{n} 项不通过', '{n} blocked'];
const READY: Text = ['可以开工', 'Ready'];
const START: Text = ['{at} 开工', 'starts {at}'];
const PLANNED: Text = ['计划 {qty}', '{qty} planned'];
const ALL: Text = ['{n} 项', '{n}'];
const GATES = {
  material: ['物料', 'Materials'],
  device: ['设备', 'Device'],
  tooling: ['工装', 'Tooling'],
  skill: ['人员技能', 'Skills'],
  firstPiece: ['首检', 'First piece'],
  errorProofing: ['防错', 'Error proofing'],
  spotCheck: ['点检', 'Spot check'],
  lock: ['锁定', 'Lock'],
  batch: ['批次冻结', 'Batch hold'],
} as const satisfies Readonly<Record<Gate['gate'], Text>>;

interface StateLook {
  readonly label: Text;
  readonly counted: Text;
  readonly icon: ReactNode;
}
const LOOKS: Readonly<Record<Gate['state'], StateLook>> = {
  ok: { label: ['通过', 'Passed'], counted: ['{n} 通过', '{n} passed'], icon: <CheckOutlined /> },
  warn: { label: ['提醒', 'Warning'], counted: ['{n} 提醒', '{n} with a warning'], icon: <WarningOutlined /> },
  block: { label: ['不通过', 'Blocked'], counted: ['{n} 不通过', '{n} blocked'], icon: <CloseOutlined /> },
  later: {
    label: ['到时检查', 'Checked at the start'],
    counted: ['{n} 到时检查', '{n} checked later'],
    icon: <ClockCircleOutlined />,
  },
};
const STATES = ['ok', 'warn', 'block', 'later'] as const;

/** Everything the next start waits for, at once. */
export function GateCard({ found }: { readonly found: StartGates | null }) {
  const say = useSay();
  return (
    <section className={style['card']} aria-label={say(TITLE)}>
      {found === null ? (
        <>
          <h3 className={style['head']}>{say(TITLE)}</h3>
          <p className={style['nothing']}>{say(NOTHING)}</p>
        </>
      ) : (
        <Gates found={found} />
      )}
    </section>
  );
}

function Gates({ found: { workOrder, gates } }: { readonly found: StartGates }) {
  const say = useSay();
  const count = (state: Gate['state']): number => gates.filter((one) => one.state === state).length;
  const blocked = count('block');
  const counted = STATES.filter((state) => count(state) > 0).map((state) => say(fill(LOOKS[state].counted, { n: count(state) })));
  const facts = [
    say(workOrder.line),
    say(fill(START, { at: workOrder.plannedStart.slice(0, 16) })),
    say(fill(PLANNED, { qty: formatDecimal(workOrder.planned) })),
  ];
  return (
    <>
      <h3 className={style['head']}>
        <span>
          {say(TITLE)} · <DocumentLink entity={WorkOrder.id} id={workOrder.id} number={workOrder.number} />
        </span>
        <span className={style['verdict']} data-state={blocked > 0 ? 'block' : 'ok'}>
          {say(blocked > 0 ? fill(BLOCKED, { n: blocked }) : READY)}
        </span>
      </h3>
      <p className={style['facts']}>{facts.join(' · ')}</p>
      <ul className={style['gates']}>
        {gates.map((gate) => (
          <GateRow key={gate.gate} gate={gate} />
        ))}
      </ul>
      <p className={style['foot']}>
        {say(fill(ALL, { n: gates.length }))} = {counted.join(' + ')}
      </p>
    </>
  );
}

function GateRow({ gate: { gate, state, words, document } }: { readonly gate: Gate }) {
  const say = useSay();
  const { label, icon } = LOOKS[state];
  return (
    <li data-state={state}>
      <span className={style['icon']} role="img" aria-label={say(label)} title={say(label)}>
        {icon}
      </span>
      <b>{say(GATES[gate])}</b>
      <span className={style['words']}>
        {say(words)} {document && <DocumentLink {...document} />}
      </span>
    </li>
  );
}
