import { formatDecimal, sharedWords, type Text } from '@takt/model';
import { callServer, type Foreseeing, Refusal, useSay } from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { Button, Table } from 'antd';
import { useEffect } from 'react';
import { type Foreseen, foreseePosting } from '../../defs/stock/foresee-posting.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { AllocationPreview } from './allocation-preview.tsx';
import style from './foresight.module.css';

const LOOK: Text = ['预览库存变化', 'Preview the change in stock'];
const NOTHING: Text = ['库存不会变化', 'Stock would not change'];
/** More of them scroll, so that the buttons of the dialog stay where they are. */
const MANY = 5;
const WORDS = {
  part: ['物料', 'Part'],
  location: ['库位', 'Location'],
  batch: ['批次', 'Batch'],
  status: sharedWords.status,
  before: ['现在', 'Now'],
  after: ['之后', 'Then'],
} as const satisfies Readonly<Record<string, Text>>;

/** What an action would do: what it would set aside at once, what it would post when somebody asks. */
export function Foresight(asked: Foreseeing) {
  return asked.entity === 'warehouse.outboundOrder' && asked.action === 'allocate' ? (
    <AllocationPreview {...asked} />
  ) : (
    <StockPreview {...asked} />
  );
}

/** Balances now and as the action would leave them; asked for, because it runs the action to find out. */
function StockPreview({ entity, row, action, input }: Foreseeing) {
  const say = useSay();
  const { mutate, reset, data, error, isPending } = useMutation({
    mutationFn: () =>
      callServer(foreseePosting, {
        entity,
        row: String(row['id']),
        version: typeof row['version'] === 'number' ? row['version'] : 0,
        action,
        input,
      }),
    meta: { quiet: true },
  });
  // What was foreseen with other answers no longer holds.
  useEffect(reset, [input, reset]);
  return (
    <div className={style['foresight']}>
      <Button type="link" size="small" className={style['look'] ?? ''} loading={isPending} onClick={() => mutate()}>
        {say(LOOK)}
      </Button>
      <Refusal error={error} />
      {data?.balances.length === 0 && <p className={style['none']}>{say(NOTHING)}</p>}
      {data && data.balances.length > 0 && <Balances balances={data.balances} />}
    </div>
  );
}

function Balances({ balances }: { readonly balances: readonly Foreseen[] }) {
  const say = useSay();
  const column = (name: keyof typeof WORDS, of: (one: Foreseen) => string, number = false) => ({
    title: say(WORDS[name]),
    key: name,
    render: (_: unknown, one: Foreseen) => of(one),
    ...(number && { align: 'right' as const, className: style['figure'] ?? '' }),
  });
  return (
    <Table
      size="small"
      pagination={false}
      {...(balances.length > MANY && { scroll: { y: 220 } })}
      rowKey={(one) => JSON.stringify([one.location, one.partNo, one.batch, one.container, one.status])}
      dataSource={[...balances]}
      columns={[
        column('part', ({ partNo, partName }) => `${partNo} ${partName}`),
        column('location', ({ location }) => location),
        column('batch', ({ batch, container }) => [batch, container].filter(Boolean).join(' · ')),
        column('status', ({ status }) => say(STOCK_STATUSES[status])),
        column('before', ({ before, unit }) => `${formatDecimal(before)} ${unit}`, true),
        column('after', ({ after, unit }) => `${formatDecimal(after)} ${unit}`, true),
      ]}
    />
  );
}
