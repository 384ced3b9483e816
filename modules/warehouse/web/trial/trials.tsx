import { code, compareDecimal, date, fill, quantity, ref, type Text } from '@takt/model';
import { type RecordPart, today, useSay } from '@takt/web';
import {
  allocationTrial,
  batchTrial,
  putawayTrial,
  rotationTrial,
  type StockAnswer,
  tryAllocation,
  tryBatch,
  tryPutaway,
  tryRotation,
} from '../../defs/rules/try-rules.ts';
import { StepList } from './step-list.tsx';
import { TryPanel, type TypedTable } from './try-panel.tsx';
import style from './trial.module.css';

const STEPS: Text = ['逐步说明', 'Step by step'];
const ROTATION: Text = ['先按周转规则排序', 'First, in the order of rotation'];
const PUT_AT: Text = ['上架到', 'Put away at'];
const NO_PLACE: Text = ['没有找到库位', 'No location was found'];
const SHARE: Text = ['{location} · {qty}', '{location} · {qty}'];
const REST: Text = ['剩余{qty}没有库位', 'No location takes the remaining {qty}'];
const NOTHING: Text = ['没有可用的批次', 'No batch can be used'];
const MISSING: Text = ['还差 {qty}', '{qty} missing'];
const ENOUGH: Text = ['数量满足', 'The quantity is covered'];
const NO_NUMBER: Text = ['不能生成批号', 'No number can be made'];
const FROM: Text = ['{lot} · {qty}', '{lot} · {qty}'];
const FROM_AT: Text = ['{lot} · {qty} · 库位 {location}', '{lot} · {qty} · at {location}'];

const AS_IT_LIES: Text = [
  '按已保存的规则和当前库存试算，不改动库存',
  'Follows the rule as it is saved and the stock there is; nothing is moved',
];
const STOCK: TypedTable = {
  name: 'stock',
  title: ['假设库位上另有', 'Suppose there is also'],
  fields: {
    location: code('库位编码', 'Location code', { required: true }),
    part: ref('base.part', '物料（空为同一物料）', 'Part (the same when empty)'),
    lot: code('批次', 'Batch'),
    qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
  },
};
const LOTS: TypedTable = {
  name: 'lots',
  title: ['现有批次', 'Batches on hand'],
  fields: {
    lot: code('批次', 'Batch', { required: true }),
    qty: quantity('数量', 'Quantity', { required: true, above: 0 }),
    receivedOn: date('收货日期', 'Received on'),
    expiresOn: date('到期日', 'Expires on'),
    location: code('库位编码', 'Location code'),
  },
};

const idOf = ({ row }: RecordPart): string => String(row['id']);
const startOfToday = (): string => `${today()} 00:00:00`;

export function PutawayTrial(part: RecordPart) {
  const say = useSay();
  return (
    <TryPanel
      call={tryPutaway}
      rule={idOf(part)}
      changed={part.changed}
      how={AS_IT_LIES}
      fields={putawayTrial}
      table={STOCK}
      now={startOfToday()}
    >
      {({ location, shares, left, split, tried }) => (
        <>
          <div className={style['answer']}>
            {shares.length > 0 && <p className={style['hint']}>{say(PUT_AT)}</p>}
            <p className={style['result']}>{location ?? say(split ?? NO_PLACE)}</p>
            {location === null && (
              <ul className={style['taken']}>
                {shares.map((share) => (
                  <li key={share.location}>{say(fill(SHARE, share))}</li>
                ))}
                {shares.length > 0 && left !== '0' && <li>{say(fill(REST, { qty: left }))}</li>}
              </ul>
            )}
          </div>
          <StepList title={STEPS} tried={tried} />
        </>
      )}
    </TryPanel>
  );
}

function Stock({ answer: { taken, missing, tried, rotation } }: { readonly answer: StockAnswer }) {
  const say = useSay();
  const short = compareDecimal(missing, '0') > 0;
  return (
    <>
      <div className={style['answer']}>
        <p className={style['result']}>{say(taken.length === 0 ? NOTHING : short ? fill(MISSING, { qty: missing }) : ENOUGH)}</p>
        <ul className={style['taken']}>
          {taken.map(({ lot, qty, location }) => (
            <li key={`${lot} ${location} ${qty}`}>{say(fill(location === null ? FROM : FROM_AT, { lot, qty, location }))}</li>
          ))}
        </ul>
      </div>
      <StepList title={ROTATION} tried={rotation} />
      <StepList title={STEPS} tried={tried} />
    </>
  );
}

export function RotationTrial(part: RecordPart) {
  return (
    <TryPanel
      call={tryRotation}
      rule={idOf(part)}
      changed={part.changed}
      fields={rotationTrial}
      table={LOTS}
      now={startOfToday()}
    >
      {(answer) => <Stock answer={answer} />}
    </TryPanel>
  );
}

export function AllocationTrial(part: RecordPart) {
  return (
    <TryPanel
      call={tryAllocation}
      rule={idOf(part)}
      changed={part.changed}
      fields={allocationTrial}
      table={LOTS}
      now={startOfToday()}
    >
      {(answer) => <Stock answer={answer} />}
    </TryPanel>
  );
}

export function BatchTrial(part: RecordPart) {
  const say = useSay();
  return (
    <TryPanel call={tryBatch} rule={idOf(part)} changed={part.changed} fields={batchTrial} now={startOfToday()}>
      {({ number, why }) => (
        <div className={style['answer']}>
          <p className={style['result']}>{number ?? say(NO_NUMBER)}</p>
          <ul className={style['why']}>
            {why.map((text) => (
              <li key={text[1]}>{say(text)}</li>
            ))}
          </ul>
        </div>
      )}
    </TryPanel>
  );
}
