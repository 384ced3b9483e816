import { type ChangesRequest, fill, sharedWords, type Text, words } from '@takt/model';
import { ActionButtonView, callServer, fetchFile, handOver, Refusal, Sheet, useDone, useLang, useSay } from '@takt/web';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { AUDIT_EXPORT, AUDIT_SHEET } from '../../defs/audit.ts';
import { dataChanges } from '../../defs/index.ts';
import { ChangeTable } from './change-table.tsx';
import { Conditions, NO_CONDITIONS } from './conditions.tsx';
import { SealPanel, useAuditState } from './seal-panel.tsx';
import style from './audit.module.css';

const SHOWN: Text = ['已显示 {n} 条，最新的在前', '{n} shown, newest first'];
const MORE: Text = ['加载更多', 'Load more'];
const ALL: Text = ['已全部显示', 'That is all'];
const EXPORTED: Text = ['导出成功', 'Export succeeded'];

/** Everything that was changed in the company's data, by whom and from what to what. */
export function AuditPage() {
  const say = useSay();
  const [asked, setAsked] = useState(NO_CONDITIONS);
  const found = useInfiniteQuery({
    queryKey: ['data-changes', asked],
    queryFn: ({ pageParam }: { readonly pageParam: string | null }) => callServer(dataChanges, { ...asked, before: pageParam }),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    meta: { quiet: true },
  });
  const exporting = useSheet(asked);
  const mayExport = useAuditState().data?.mayExport ?? true;
  const pages = found.data?.pages ?? [];
  const list = pages.flatMap((page) => page.list);
  const why = mayExport ? null : { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: AUDIT_EXPORT }) };
  return (
    <Sheet title={dataChanges.label}>
      <SealPanel />
      <Conditions
        busy={found.isFetching && !found.isFetchingNextPage}
        // The same question asked again wants a new answer.
        onAsk={(next) => (sameAs(next, asked) ? void found.refetch() : setAsked(next))}
      />
      <Refusal error={found.error ?? exporting.error} />
      <div className={style['bar']}>
        <span className={style['kind']}>{list.length > 0 && say(fill(SHOWN, { n: list.length }))}</span>
        <ActionButtonView
          button={{ name: 'export', label: sharedWords.export, why, busy: exporting.isPending, run: () => exporting.mutate() }}
        />
      </div>
      <ChangeTable list={list} names={Object.assign({}, ...pages.map(({ names }) => names))} loading={found.isPending} />
      {list.length > 0 && (
        <div className={style['more']}>
          {found.hasNextPage ? (
            <Button loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
              {say(MORE)}
            </Button>
          ) : (
            <span className={style['kind']}>{say(ALL)}</span>
          )}
        </div>
      )}
    </Sheet>
  );
}

const sameAs = (one: ChangesRequest, other: ChangesRequest): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Hands the changes asked for to the person as a workbook. */
function useSheet(asked: ChangesRequest) {
  const lang = useLang();
  const done = useDone();
  return useMutation({
    mutationFn: () => fetchFile(AUDIT_SHEET, { ...asked, lang }),
    onSuccess: ({ file, ...answer }) => {
      if (!file || !('name' in answer)) return;
      handOver(file, answer.name);
      done(EXPORTED);
    },
  });
}
