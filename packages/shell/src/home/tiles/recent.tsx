import { isDocument, type State, stateOfCode, type Text } from '@takt/model';
import { callServer, pageOf, StateTag, tile, useEntity, useMenu, usePages, useSay } from '@takt/web/host';
import { type Recent, recentDocuments } from '../calls.ts';
import { shortTime } from './short-time.ts';
import style from './tiles.module.css';

const UNKNOWN: Text = ['单据', 'Document'];

/** What the person worked on last. */
export const recentTile = tile<readonly [readonly Recent[]], readonly Recent[]>({
  id: 'engine.recent',
  label: ['最近处理的单据', 'Recent documents'],
  size: { w: 4, h: 17, minW: 3, minH: 9 },
  small: { w: 12, h: 14 },
  shape: 'rows',
  empty: ['还没有处理过单据', 'No documents yet'],
  asks: () => [{ queryKey: ['recent'], queryFn: () => callServer(recentDocuments), always: true }],
  dataOf: (documents) => documents,
  isEmpty: (documents) => documents.length === 0,
  Body: RecentBody,
});

function RecentBody({ data }: { readonly data: readonly Recent[] }) {
  return (
    <ul className={style['rows']}>
      {data.map((one) => (
        <li key={one.id}>
          <Line document={one} />
        </li>
      ))}
    </ul>
  );
}

function Line({ document }: { readonly document: Recent }) {
  const { entity: name, number, status, at } = document;
  const say = useSay();
  const pages = usePages();
  const entity = useEntity(name);
  const page = pageOf(useMenu() ?? [], document);
  const state: State | undefined = entity && isDocument(entity) ? entity.states[stateOfCode(entity, status) ?? ''] : undefined;
  return (
    <button type="button" className={style['row']} disabled={page === null} onClick={() => page && pages.open(page)}>
      <span className={style['number']}>{number}</span>
      <span className={style['more']}>{say(entity?.label ?? UNKNOWN)}</span>
      {state && <StateTag state={state} />}
      <time className={style['time']}>{shortTime(at)}</time>
    </button>
  );
}
