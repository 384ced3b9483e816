import { compareDecimal, type Decimal, fill, formatDecimal, sharedWords, type Text } from '@takt/model';
import { callServer, type Foreseeing, Refusal, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { type PlannedLine, previewAllocation } from '../../defs/outbound/preview-allocation.ts';
import style from './foresight.module.css';

const LABEL: Text = ['分配预览', 'What would be allocated'];
const AGAIN: Text = ['按例外重新预览', 'Preview with the exception'];
const WORDS = {
  part: ['物料', 'Part'],
  qty: sharedWords.quantity,
  from: ['从这些库位拣', 'Picked from'],
  short: ['缺货', 'Short'],
} as const satisfies Readonly<Record<string, Text>>;
const NOTHING: Text = ['无合适库存', 'No stock fits'];
const SHORT: Text = [
  '{n} 行缺货：分配后只拣有货的部分，缺货留在单据上',
  '{n} line(s) short: only what is there is picked, the rest stays on the order as short',
];

const isShort = ({ short }: PlannedLine): boolean => compareDecimal(short, '0') > 0;

/** What each line would get, shown before anything is set aside; with exceptions, asked for once they are typed. */
export function AllocationPreview({ row, input }: Foreseeing) {
  const say = useSay();
  const [asked, setAsked] = useState(input);
  const { id: order, version } = row;
  const { data, error, isFetching } = useQuery({
    queryKey: ['allocation-preview', order, version, asked],
    queryFn: () =>
      callServer(previewAllocation, {
        order: String(order),
        version: typeof version === 'number' ? version : 0,
        input: asked,
      }),
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
  return (
    <div className={style['foresight']}>
      {input !== asked && (
        <Button type="link" size="small" className={style['look'] ?? ''} onClick={() => setAsked(input)}>
          {say(AGAIN)}
        </Button>
      )}
      {isFetching && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      <Refusal error={isFetching ? null : error} />
      {!isFetching && data && <PlannedLines lines={data.lines} />}
    </div>
  );
}

function PlannedLines({ lines }: { readonly lines: readonly PlannedLine[] }) {
  const say = useSay();
  const short = lines.filter(isShort).length;
  return (
    <>
      {short > 0 && <p className={style['short']}>{say(fill(SHORT, { n: short }))}</p>}
      <div className={style['lines']} tabIndex={0} role="region" aria-label={say(LABEL)}>
        <table>
          <thead>
            <tr>
              {Object.entries(WORDS).map(([name, word]) => (
                <th key={name} scope="col" className={name === 'qty' || name === 'short' ? style['figure'] : ''}>
                  {say(word)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.line} line={line} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Line({ line }: { readonly line: PlannedLine }) {
  const { partNo, partName, unit, qty, short, picks } = line;
  const say = useSay();
  const amount = (value: Decimal): string => `${formatDecimal(value)} ${unit}`;
  return (
    <tr>
      <th scope="row">
        {partNo} <small>{partName}</small>
      </th>
      <td className={style['figure']}>{amount(qty)}</td>
      <td>
        {picks.length === 0 && <small>{say(NOTHING)}</small>}
        {picks.map(({ location, batch, container, qty: picked }) => (
          <div key={JSON.stringify([location, batch, container])}>
            {[location, batch, container].filter(Boolean).join(' · ')} <b className={style['figure']}>{amount(picked)}</b>
          </div>
        ))}
      </td>
      <td className={isShort(line) ? `${style['figure']} ${style['bad']}` : style['figure']}>
        {isShort(line) ? amount(short) : '–'}
      </td>
    </tr>
  );
}
