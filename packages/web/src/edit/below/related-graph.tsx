import { fill, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { loadRelated, type Related } from '../../api/records.ts';
import { GraphView } from '../../kit/graph/graph-view.tsx';
import { useSay } from '../../kit/say.tsx';
import { RelatedChip } from './related-chip.tsx';
import { type ThreadDocument, threadOf } from './thread.ts';
import style from './related.module.css';

const LABEL: Text = ['{number} 的单据链', 'Documents around {number}'];
const SUMMARY: Text = [
  '{number} 的单据链，共 {n} 张单据；可切换为表格',
  'Documents around {number}, {n} in all; they can be shown as a table',
];
const HERE: Text = ['本单', 'This document'];
const PLACE: Text = ['位置', 'Place'];
const DOCUMENT: Text = ['单据', 'Document'];
const BEFORE: Text = ['来源', 'Source'];
const AFTER: Text = ['后续', 'Follow-up'];
const MORE: Text = ['还有更多单据未显示', 'There are more documents than are shown'];

interface RelatedGraphProps {
  readonly id: string;
  readonly number: string;
  readonly found: Related;
}

/** The whole thread a document stands in, from what it began with to what came of it. */
export function RelatedGraph({ id, number, found }: RelatedGraphProps) {
  const say = useSay();
  const { data: thread } = useQuery({
    queryKey: ['thread', id, found],
    queryFn: () => threadOf(id, found, loadRelated),
    staleTime: 60_000,
    meta: { quiet: true },
  });
  if (!thread) return <Skeleton active paragraph={{ rows: 2 }} />;
  const { documents, edges, more } = thread;
  const chip = (document: ThreadDocument) => (
    <Suspense fallback={null}>
      <RelatedChip document={document} stacked />
    </Suspense>
  );
  const nodes = [
    ...documents.map((document) => ({ id: document.id, column: document.column, content: chip(document) })),
    { id, column: 0, content: <Here number={number} /> },
  ];
  const words = { number, n: nodes.length };
  return (
    <>
      <GraphView
        label={fill(LABEL, words)}
        summary={fill(SUMMARY, words)}
        nodes={nodes}
        edges={edges}
        table={<ThreadTable documents={documents} label={fill(LABEL, words)} />}
      />
      {more && <p className={style['kind']}>{say(MORE)}</p>}
    </>
  );
}

function Here({ number }: { readonly number: string }) {
  const say = useSay();
  return (
    <div className={`${style['here']} ${style['stacked']}`}>
      <span className={style['kind']}>{say(HERE)}</span>
      <span>{number}</span>
    </div>
  );
}

function ThreadTable({ documents, label }: { readonly documents: readonly ThreadDocument[]; readonly label: Text }) {
  const say = useSay();
  return (
    <table>
      <caption>{say(label)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(PLACE)}</th>
          <th scope="col">{say(DOCUMENT)}</th>
        </tr>
      </thead>
      <tbody>
        {documents
          .toSorted((a, b) => a.column - b.column)
          .map((document) => (
            <tr key={document.id}>
              <td>
                {say(document.column < 0 ? BEFORE : AFTER)} {Math.abs(document.column)}
              </td>
              <td>
                <Suspense fallback={null}>
                  <RelatedChip document={document} />
                </Suspense>
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
