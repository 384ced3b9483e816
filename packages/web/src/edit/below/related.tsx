import type { Entity, Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { Suspense, useState } from 'react';
import { loadRelated, type Related as Found, type RelatedDocument } from '../../api/records.ts';
import { Notice } from '../../kit/notice.tsx';
import { useSay } from '../../kit/say.tsx';
import { RelatedChip } from './related-chip.tsx';
import { RelatedGraph } from './related-graph.tsx';
import style from './related.module.css';

/** What a document is connected to; null where the server does not tell. */
export const useRelated = (entity: Entity, id: string | null, version: unknown) =>
  useQuery<Found | null>({
    queryKey: ['related', entity.id, id, version],
    queryFn: () => loadRelated(entity.id, id ?? '').catch(() => null),
    enabled: id !== null && 'states' in entity,
    staleTime: 60_000,
    meta: { quiet: true },
  });

const NOTHING: Text = ['没有关联单据', 'No related documents'];
const HERE: Text = ['本单', 'This document'];
const SHOWN_AS: Text = ['显示方式', 'Shown as'];
const AS_LIST: Text = ['列表', 'List'];
const AS_GRAPH: Text = ['单据链', 'Graph'];

interface RelatedProps {
  readonly id: string;
  readonly number: string;
  readonly found: Found;
}

/** The documents it was made from, itself, and those made from it, left to right; as a graph, the whole thread. */
export function Related({ id, number, found }: RelatedProps) {
  const say = useSay();
  const [shown, setShown] = useState<'list' | 'graph'>('list');
  if (found.before.length + found.after.length === 0) return <Notice text={NOTHING} />;
  return (
    <>
      <Segmented<'list' | 'graph'>
        size="small"
        className={style['shown'] ?? ''}
        aria-label={say(SHOWN_AS)}
        value={shown}
        options={[
          { value: 'list', label: say(AS_LIST) },
          { value: 'graph', label: say(AS_GRAPH) },
        ]}
        onChange={setShown}
      />
      {shown === 'graph' ? (
        <RelatedGraph id={id} number={number} found={found} />
      ) : (
        <div className={style['chain']}>
          {found.before.length > 0 && <Chips documents={found.before} />}
          <div className={style['here']}>
            <span className={style['kind']}>{say(HERE)}</span> {number}
          </div>
          {found.after.length > 0 && <Chips documents={found.after} />}
        </div>
      )}
    </>
  );
}

const Chips = ({ documents }: { readonly documents: readonly RelatedDocument[] }) => (
  <div className={style['chips']}>
    {documents.map((one) => (
      <Suspense key={one.id} fallback={null}>
        <RelatedChip document={one} />
      </Suspense>
    ))}
  </div>
);
