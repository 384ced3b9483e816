import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { loadColumns, loadConditions } from '../api/calls.ts';
import { loadButtons } from '../api/lists.ts';
import { useSay } from '../kit/say.tsx';
import { useProduct } from '../product/assembly.ts';
import { useThisTab } from '../product/pages.tsx';
import { Loading } from '../light/loading.tsx';
import { Failure } from './failure.tsx';
import { filterIn } from './filter-param.ts';
import { Listing } from './listing.tsx';
import { useArrangement } from './use-arrangement.ts';
import { useViews } from './use-views.ts';
import style from './list-screen.module.css';

interface ListScreenProps {
  readonly title: Text;
  readonly entity: string;
  /** The list's address in the menu. */
  readonly url: string;
}
const FRESH_MS = 5 * 60_000;

/** The list of any entity. First what the screen is made of, then what stands in it. */
export function ListScreen({ title, entity: id, url }: ListScreenProps) {
  const say = useSay();
  const { params } = useThisTab();
  const filter = filterIn(params);
  // Asked for beside what the screen is made of, waited for in what stands in it.
  void useProduct().modules.of(id);
  const columns = useQuery({ queryKey: ['columns', id, url], queryFn: () => loadColumns(id, url) });
  const conditions = useQuery({ queryKey: ['conditions', id, url], queryFn: () => loadConditions(id, url) });
  const buttons = useQuery({ queryKey: ['buttons', url], queryFn: () => loadButtons(url), staleTime: FRESH_MS });
  const arrangement = useArrangement(url);
  const views = useViews(url);
  const failed = [columns, conditions, buttons].find((one) => one.isError);
  return (
    <div className={style['screen']}>
      <h1 className={style['title']}>{say(title)}</h1>
      {failed && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {columns.data && conditions.data && buttons.data && arrangement.known && views.known && (
        <Suspense fallback={<Loading />}>
          <Listing
            // Whoever opens the list with another filter wants it to begin with that one.
            key={JSON.stringify(filter)}
            filter={filter}
            title={title}
            id={id}
            url={url}
            columns={columns.data}
            conditions={conditions.data}
            buttons={buttons.data.filter(({ show }) => show)}
            arrangement={arrangement}
            views={views}
          />
        </Suspense>
      )}
    </div>
  );
}
