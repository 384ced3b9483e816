import type { Entity, State, Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { loadMenu, type MenuEntry } from '../../api/calls.ts';
import { loadRelated, type Related as Found, type RelatedDocument } from '../../api/records.ts';
import { Notice } from '../../kit/notice.tsx';
import { useSay } from '../../kit/say.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useEntity } from '../../product/assembly.ts';
import { leavesOf } from '../../product/menu.ts';
import { usePages } from '../../product/pages.tsx';
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

/** The documents it was made from, itself, and those made from it, left to right. */
export function Related({ found, number }: { readonly found: Found; readonly number: string }) {
  const say = useSay();
  if (found.before.length + found.after.length === 0) return <Notice text={NOTHING} />;
  return (
    <div className={style['chain']}>
      {found.before.length > 0 && <Chips documents={found.before} />}
      <div className={style['here']}>
        <span className={style['kind']}>{say(HERE)}</span> {number}
      </div>
      {found.after.length > 0 && <Chips documents={found.after} />}
    </div>
  );
}

function Chips({ documents }: { readonly documents: readonly RelatedDocument[] }) {
  const { data: menu = [] } = useQuery({ queryKey: ['menu'], queryFn: loadMenu, staleTime: Number.POSITIVE_INFINITY });
  const leaves = menu.flatMap((entry) => leavesOf(entry));
  return (
    <div className={style['chips']}>
      {documents.map((one) => (
        <Suspense key={one.id} fallback={null}>
          <Chip document={one} leaf={leaves.find(({ entity }) => entity === one.entity)} />
        </Suspense>
      ))}
    </div>
  );
}

interface ChipProps {
  readonly document: RelatedDocument;
  /** Where the menu leads to it, if it does. */
  readonly leaf: MenuEntry | undefined;
}
function Chip({ document: { entity: kind, ...one }, leaf }: ChipProps) {
  const say = useSay();
  const pages = usePages();
  const entity = useEntity(kind);
  return (
    <button
      type="button"
      className={style['chip']}
      disabled={!leaf}
      onClick={() => leaf && pages.open({ url: `${leaf.url}/edit`, params: { id: one.id }, title: [one.number, one.number] })}
    >
      {entity && <span className={style['kind']}>{say(entity.label)}</span>}
      <span>{one.number}</span>
      <StateTag state={stateIn(entity, one)} />
    </button>
  );
}

/** The state as the definition draws it; as the server words it where there is no definition. */
function stateIn(entity: Entity | undefined, { status: code, statusLabel }: Omit<RelatedDocument, 'entity'>): State {
  const states = entity && 'states' in entity ? Object.values(entity.states as Readonly<Record<string, State>>) : [];
  const known = new Map(states.map((state) => [state.code, state]));
  return known.get(code) ?? { code, label: statusLabel, tone: 'default', final: false, undone: false };
}
