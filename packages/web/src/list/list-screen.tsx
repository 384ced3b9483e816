import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { loadColumns, loadConditions, loadPage, type PageAsked } from '../api/calls.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import { useEntity } from '../shell/assembly.ts';
import { ListPager } from './list-pager.tsx';
import { ListTable } from './list-table.tsx';
import { QueryForm } from './query-form.tsx';
import style from './list-screen.module.css';

const DEFAULT_SIZE = 50;

/** What is asked of the server; `times` makes asking the same again a new question. */
interface Asked extends PageAsked {
  readonly times: number;
}

/** The list of any entity: what to ask for, what there is, and how much of it. */
export function ListScreen({ title, entity: id }: { readonly title: Text; readonly entity: string }) {
  const say = useSay();
  const entity = useEntity(id);
  const [asked, setAsked] = useState<Asked>({ params: {}, page: 1, size: DEFAULT_SIZE, times: 0 });
  const columns = useQuery({ queryKey: ['columns', id], queryFn: () => loadColumns(id) });
  const conditions = useQuery({ queryKey: ['conditions', id], queryFn: () => loadConditions(id) });
  const rows = useQuery({
    queryKey: ['page', id, asked],
    queryFn: () => loadPage(id, asked),
    placeholderData: (previous) => previous,
  });
  const query = (params: PageAsked['params']): void => setAsked({ ...asked, params, page: 1, times: asked.times + 1 });
  const failed = [columns, conditions, rows].find((one) => one.isError);
  const filtered = Object.keys(asked.params).length > 0;
  return (
    <div className={style['screen']}>
      <h1 className={style['title']}>{say(title)}</h1>
      {conditions.data && conditions.data.length > 0 && (
        <section className={style['card']}>
          <QueryForm conditions={conditions.data} onQuery={query} />
        </section>
      )}
      <section className={`${style['card']} ${style['rows']}`} aria-busy={rows.isFetching}>
        {rows.isFetching && <div className={style['loading']} />}
        {failed ? (
          <Failure error={failed.error} onRetry={() => void failed.refetch()} />
        ) : (
          columns.data &&
          rows.data && (
            <>
              <ListTable entity={entity} columns={columns.data} rows={rows.data.list} filtered={filtered} />
              <ListPager
                page={rows.data}
                asked={asked}
                onTurn={(page, size) => setAsked({ ...asked, page: size === asked.size ? page : 1, size })}
              />
            </>
          )
        )}
      </section>
    </div>
  );
}

const FAILED: Text = ['列表加载失败', 'The list could not be loaded'];
const RETRY: Text = ['重试', 'Try again'];

function Failure({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const say = useSay();
  const known = error instanceof ApiError ? error : null;
  return (
    <Notice text={known?.text ?? FAILED} hint={known?.unblock ?? null}>
      <Button onClick={onRetry}>{say(RETRY)}</Button>
    </Notice>
  );
}
