import type { Entity, State } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { loadMenu } from '../../api/calls.ts';
import type { RelatedDocument } from '../../api/records.ts';
import { useSay } from '../../kit/say.tsx';
import { StateTag } from '../../kit/state-tag.tsx';
import { useEntity } from '../../product/assembly.ts';
import { leafOf } from '../../product/menu.ts';
import { usePages } from '../../product/pages.tsx';
import style from './related.module.css';

interface RelatedChipProps {
  readonly document: RelatedDocument;
  /** In two lines, for the nodes of a graph. */
  readonly stacked?: boolean;
}
/** A document by its kind, number and state; a press opens it, where the person's menu leads to it. */
export function RelatedChip({ document: { entity: kind, ...one }, stacked = false }: RelatedChipProps) {
  const say = useSay();
  const pages = usePages();
  const entity = useEntity(kind);
  const { data: menu = [] } = useQuery({ queryKey: ['menu'], queryFn: loadMenu, staleTime: Number.POSITIVE_INFINITY });
  const leaf = leafOf(menu, kind);
  return (
    <button
      type="button"
      className={`${style['chip']} ${stacked ? `${style['stacked']} nopan` : ''}`}
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
