import { compareDecimal, type Decimal, fill, formatDecimal, type Text } from '@takt/model';
import { useSay } from '@takt/web';
import type { OperationState, OrderProgress } from '../../defs/order/order-calls.ts';
import { barLength, isSome, offBy, percentOf, placedOnBar, sumsOf } from './order-sums.ts';
import { QuantityCell } from './quantity-cell.tsx';
import { RowsLink } from './rows-link.tsx';
import style from './progress.module.css';

const TITLE: Text = ['工序进展', 'Progress by process'];
const NONE: Text = [
  '没有工艺路线，所以没有工序；选定工艺路线后，这里按工序显示进展',
  'There is no process route, so there are no processes; once there is one, this shows how far each of them is',
];
const OPERATION: Text = ['工序 / 工位', 'Process / station'];
const PLANNED: Text = ['进度 / {qty}', 'Progress of {qty}'];
const PUT_IN: Text = ['本道投入', 'Put in'];
const PARTS = {
  good: ['合格', 'Good'],
  wip: ['在制', 'In process'],
  rework: ['返工', 'Rework'],
  scrap: ['报废', 'Scrap'],
} as const satisfies Readonly<Record<string, Text>>;
/** As the pieces go: done, at work, held back, lost. */
const FLOW = ['good', 'wip', 'rework', 'scrap'] as const;
const CLOSES: Text = ['平', 'closes'];
const OFF: Text = ['差 {qty}', 'off by {qty}'];
const UNLIKE_REPORTS: Text = ['与报工不符', 'unlike the reports'];
const TOTAL: Text = ['合计', 'Total'];
const SUMS: Text = [
  '投入 {input} = 合格 {good} + 报废 {scrap} + 返工 {rework} + 在制 {wip}',
  'Put in {input} = good {good} + scrap {scrap} + rework {rework} + in process {wip}',
];
const SUMS_APART: Text = [
  '投入 {input}，合格 {good}，报废 {scrap}，返工 {rework}，在制 {wip}',
  'Put in {input}, good {good}, scrap {scrap}, rework {rework}, in process {wip}',
];
const LEFT: Text = ['；未投 {qty}', '; not put in yet {qty}'];
const DONE: Text = ['合格占计划的比例', 'Good, of the plan'];

const BAR_HEIGHT = 12;

interface OperationTableProps {
  readonly progress: Pick<OrderProgress, 'planned' | 'operations' | 'workOrders'>;
}

/** How far each operation is, with the proof that nothing of what was put in is missing. */
export function OperationTable({ progress: { planned, operations, workOrders } }: OperationTableProps) {
  const say = useSay();
  if (operations.length === 0) return <p className={style['none']}>{say(NONE)}</p>;
  const length = barLength(planned, operations);
  return (
    <div className={style['scroll']} tabIndex={0} role="region" aria-label={say(TITLE)}>
      <table className={style['table']} aria-label={say(TITLE)}>
        <thead>
          <tr>
            <th scope="col">{say(OPERATION)}</th>
            <th scope="col" className={style['bar']}>
              {say(fill(PLANNED, { qty: formatDecimal(planned) }))}
            </th>
            <Head label={PARTS.good} mark="good" />
            <Head label={PARTS.scrap} mark="scrap" />
            <Head label={PARTS.rework} mark="rework" />
            <Head label={PARTS.wip} mark="wip" />
            <Head label={PUT_IN} />
          </tr>
        </thead>
        <tbody>
          {operations.map((operation) => (
            <tr key={operation.seq} className={operation.closes ? undefined : style['open']}>
              <th scope="row" className={style['name']}>
                {operation.seq} {say(operation.process)}
                {operation.station && <small>{operation.station}</small>}
              </th>
              <td className={style['bar']}>
                <OperationBar operation={operation} planned={planned} length={length} />
              </td>
              <QuantityCell qty={operation.good} tone="strong" />
              <QuantityCell qty={operation.scrap} tone="bad" />
              <QuantityCell qty={operation.rework} tone="warn" />
              <QuantityCell qty={operation.wip} />
              <td className={style['proof']}>
                {formatDecimal(operation.input)} <Proof operation={operation} workOrders={workOrders.map(({ id }) => id)} />
              </td>
            </tr>
          ))}
        </tbody>
        <Totals planned={planned} operations={operations} />
      </table>
    </div>
  );
}

interface HeadProps {
  readonly label: Text;
  /** The part of the bar these figures are, by its colour. */
  readonly mark?: keyof typeof PARTS;
}
function Head({ label, mark }: HeadProps) {
  const say = useSay();
  return (
    <th scope="col" className={style['figure']}>
      {mark && <i className={`${style['key']} ${style[mark]}`} />}
      {say(label)}
    </th>
  );
}

interface OperationBarProps {
  readonly operation: OperationState;
  readonly planned: Decimal;
  readonly length: Decimal;
}
/** Drawn in the order's own quantities, so nothing is worked out here; what it shows stands in figures beside it. */
function OperationBar({ operation, planned, length }: OperationBarProps) {
  const placed = placedOnBar(FLOW.map((part) => [part, operation[part]] as const));
  return (
    <svg viewBox={`0 0 ${length} ${BAR_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={style['track']} width={length} height={BAR_HEIGHT} />
      {placed.map(({ name, from, qty }) => (
        <rect key={name} className={style[name]} x={from} width={qty} height={BAR_HEIGHT} />
      ))}
      {compareDecimal(length, planned) > 0 && <line className={style['plan']} x1={planned} x2={planned} y2={BAR_HEIGHT} />}
    </svg>
  );
}

interface ProofProps {
  readonly operation: OperationState;
  readonly workOrders: readonly string[];
}
/** That an operation closes, or by how much it does not and the reports it is to be looked for in. */
function Proof({ operation, workOrders }: ProofProps) {
  const say = useSay();
  if (operation.closes) return <span className={style['closes']}>✓ {say(CLOSES)}</span>;
  const off = offBy(operation);
  // The counters may agree with each other and still not with the reports.
  const words = compareDecimal(off, '0') === 0 ? UNLIKE_REPORTS : fill(OFF, { qty: formatDecimal(off) });
  return (
    <>
      {'✕ '}
      <RowsLink entity="production.workReport" params={{ workOrder: workOrders }}>
        {say(words)}
      </RowsLink>
    </>
  );
}

function Totals({ planned, operations }: Pick<OrderProgress, 'planned' | 'operations'>) {
  const say = useSay();
  const { closes, left, ...sums } = sumsOf(planned, operations);
  const shown = Object.fromEntries(Object.entries(sums).map(([name, qty]) => [name, formatDecimal(qty)]));
  const percent = percentOf(sums.good, planned);
  return (
    <tfoot>
      <tr>
        <th scope="row">{say(TOTAL)}</th>
        <td className={style['sums']}>
          {say(fill(closes ? SUMS : SUMS_APART, shown))}
          {isSome(left) && say(fill(LEFT, { qty: formatDecimal(left) }))}
        </td>
        <QuantityCell qty={sums.good} tone="strong" />
        <QuantityCell qty={sums.scrap} tone="bad" />
        <QuantityCell qty={sums.rework} tone="warn" />
        <QuantityCell qty={sums.wip} />
        <td className={style['proof']} title={say(DONE)}>
          {percent !== null && `${formatDecimal(percent)}%`}
        </td>
      </tr>
    </tfoot>
  );
}
