import { type Entity, fill, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { loadRelated, type Related as Found, type RelatedDocument } from '../../api/records.ts';
import { useWatch } from '../../api/watch.ts';
import { GraphView } from '../../kit/graph/graph-view.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useSay } from '../../kit/say.tsx';
import { RelatedChip } from './related-chip.tsx';
import style from './related.module.css';

/** Answered with a no, which asking again would not change. */
const isRefused = (error: unknown): boolean => error instanceof ApiError && error.status >= 200 && error.status < 429;

/** What a document is connected to; null where the server does not tell. */
export const useRelated = (entity: Entity, id: string | null, version: unknown) =>
  useQuery<Found | null>({
    queryKey: ['related', entity.id, id, version],
    queryFn: () =>
      loadRelated(entity.id, id ?? '').catch((error: unknown) => {
        if (isRefused(error)) return null;
        throw error;
      }),
    enabled: id !== null && 'states' in entity,
    staleTime: 60_000,
    // A step in between keeps the tab and its chips where they are: a press would otherwise be lost with them.
    placeholderData: (previous, query) => (query?.queryKey[2] === id ? previous : undefined),
    meta: { quiet: true },
  });

/** What becomes of its neighbours changes what may be done with a document: a pass that is approved lets its order go. */
export function useNeighboursWatch(entity: string, id: string | null, found: Found | null | undefined): void {
  const around = new Set([entity, ...[...(found?.before ?? []), ...(found?.after ?? [])].map((one) => one.entity)]);
  useWatch([...around], ['record', entity, id]);
  useWatch([...around], ['related', entity, id]);
}

const NOTHING: Text = ['没有关联单据', 'No related documents'];
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

interface RelatedProps {
  readonly id: string;
  readonly number: string;
  readonly found: Found;
}

/** The whole chain a document stands in, as a graph: each document with what it was made from, left to right. */
export function Related({ id, number, found: { before, after, edges, more } }: RelatedProps) {
  const say = useSay();
  const documents = [...before, ...after];
  if (documents.length === 0) return <Notice text={NOTHING} />;
  const nodes = [
    ...documents.map((document) => ({
      id: document.id,
      column: document.step,
      content: (
        <Suspense fallback={null}>
          <RelatedChip document={document} stacked />
        </Suspense>
      ),
    })),
    {
      id,
      column: 0,
      content: (
        <div className={`${style['here']} ${style['stacked']}`}>
          <span className={style['kind']}>{say(HERE)}</span>
          <span>{number}</span>
        </div>
      ),
    },
  ];
  const words = { number, n: nodes.length };
  return (
    <>
      <GraphView
        label={fill(LABEL, words)}
        summary={fill(SUMMARY, words)}
        nodes={nodes}
        edges={edges}
        table={<ChainTable documents={documents} label={fill(LABEL, words)} />}
      />
      {more && <p className={style['kind']}>{say(MORE)}</p>}
    </>
  );
}

function ChainTable({ documents, label }: { readonly documents: readonly RelatedDocument[]; readonly label: Text }) {
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
        {documents.map((document) => (
          <tr key={document.id}>
            <td>
              {say(document.step < 0 ? BEFORE : AFTER)} {Math.abs(document.step)}
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
