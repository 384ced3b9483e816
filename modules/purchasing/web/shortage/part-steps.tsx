import { compareDecimal, formatDecimal, sharedWords, type Text } from '@takt/model';
import { DocumentLink, pageOf, TimelineChart, useMenu, usePages, useSay } from '@takt/web';
import { Table } from 'antd';
import { useMemo } from 'react';
import { type BoardPart, FLOW_KINDS, type Step } from '../../defs/shortage/shortage.ts';
import { FixText } from './fix.tsx';
import { partTimeline } from './part-timeline.ts';
import { momentOf } from './words.ts';
import style from './shortage.module.css';

const STEPS: Text = ['推演', 'Projection'];
const HELP: Text = ['可以怎么办', 'What would help'];
const NO_HELP: Text = ['系统里没有能补上的库存或到货', 'Nothing on record would cover it'];
const COLUMNS = {
  at: sharedWords.time,
  kind: ['类型', 'Kind'],
  document: ['单据', 'Document'],
  qty: sharedWords.quantity,
  balance: ['结余', 'Left'],
} as const satisfies Readonly<Record<string, Text>>;
const BEGIN: Text = ['现在可用', 'Free now'];

/** How a part runs out, on a line of time and step by step, and everything that would help. */
export function PartSteps({ part, now }: { readonly part: BoardPart; readonly now: string }) {
  const say = useSay();
  const pages = usePages();
  const menu = useMenu() ?? [];
  const { spec, documents } = useMemo(() => partTimeline(part, now), [part, now]);
  const open = (item: string): void => {
    const document = documents.get(item);
    const page = document && pageOf(menu, document);
    if (page) pages.open(page);
  };
  const isBelow = (qty: string): boolean => compareDecimal(qty, '0') < 0;
  return (
    <div className={style['inside']}>
      <div className={style['timeline']}>
        <TimelineChart spec={spec} onOpen={open} />
      </div>
      <section aria-label={say(STEPS)}>
        <h3>
          {say(STEPS)}
          <small>
            {say(BEGIN)} {formatDecimal(part.free)} {part.unit}
          </small>
        </h3>
        <Table<Step>
          size="small"
          rowKey={({ kind, sign, at, document }) => [kind, sign, at, document.id].join(' ')}
          pagination={false}
          aria-label={say(STEPS)}
          dataSource={[...part.steps]}
          rowClassName={({ balance }) => (isBelow(balance) ? (style['below'] ?? '') : '')}
          columns={[
            { title: say(COLUMNS.at), key: 'at', render: (_, { at }) => momentOf(at) },
            { title: say(COLUMNS.kind), key: 'kind', render: (_, { kind }) => say(FLOW_KINDS[kind]) },
            { title: say(COLUMNS.document), key: 'document', render: (_, { document }) => <DocumentLink {...document} /> },
            {
              title: say(COLUMNS.qty),
              key: 'qty',
              align: 'right',
              render: (_, { sign, qty }) => `${sign === 'in' ? '+' : '−'}${formatDecimal(qty)}`,
            },
            { title: say(COLUMNS.balance), key: 'balance', align: 'right', render: (_, { balance }) => formatDecimal(balance) },
          ]}
        />
      </section>
      {part.stopAt !== null && (
        <section aria-label={say(HELP)}>
          <h3>{say(HELP)}</h3>
          {part.fixes.length === 0 && <p className={style['none']}>{say(NO_HELP)}</p>}
          <ol className={style['fixes']}>
            {part.fixes.map((fix) => (
              <li key={[fix.kind, fix.document?.id, fix.place, fix.at].join(' ')}>
                <FixText fix={fix} unit={part.unit} />
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
