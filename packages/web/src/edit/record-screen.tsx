import { type Entity, fill, inSentence, sharedWords, type Text } from '@takt/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useScreenRights } from '../actions/screen-rights.ts';
import { ApiError } from '../api/api-error.ts';
import { loadRow } from '../api/calls.ts';
import { momentFor } from '../api/company-clock.ts';
import { useWatch } from '../api/watch.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';
import { useEntity } from '../product/assembly.ts';
import { usePages, useThisTab } from '../product/pages.tsx';
import { nameOf } from '../product/row-name.ts';
import { copyOf, type Draft, draftOf, nextKey } from './draft.ts';
import { RecordPage } from './record-page.tsx';
import { Card } from '../kit/card.tsx';

interface RecordScreenProps {
  readonly title: Text;
  readonly entity: string;
  /** The address of its list in the menu. */
  readonly url: string;
  /** Null for a new one. */
  readonly id: string | null;
}

const UNKNOWN: Text = ['没有这个页面，或您没有权限查看', 'There is no such page, or you may not see it'];

/** The page of one record of any entity: read, entered, saved, and moved along its way. */
export function RecordScreen(props: RecordScreenProps) {
  const entity = useEntity(props.entity);
  return entity ? <Loaded {...props} definition={entity} /> : <Notice text={UNKNOWN} />;
}

const NEW: Text = ['新增{label}', 'New {label}'];
const FAILED: Text = ['数据加载失败', 'The record could not be loaded'];
/** Coming back to a tab within this time does not ask again. */
const FRESH_MS = 2000;

function Loaded({ entity, url, id, definition }: RecordScreenProps & { readonly definition: Entity }) {
  const say = useSay();
  const tab = useThisTab();
  const list = url.replace(/\/edit$/, '');
  const rights = useScreenRights(list);
  const pages = usePages();
  const client = useQueryClient();
  // The page keeps its own copy: a tab may rest longer than the cache remembers, and what is half typed must survive it.
  const [mine] = useState(nextKey);
  // A new record may begin as another one.
  const source = id ?? tab.params['copy'] ?? null;
  const [start, setStart] = useState<Draft | null>(() =>
    source === null ? draftOf(definition, null, momentFor(definition, {})) : null,
  );
  // What it shows is asked again when somebody changes such rows, and when its tab comes to the front.
  const queryKey = ['record', entity, source, mine];
  const row = useQuery({
    queryKey,
    queryFn: () => loadRow<Draft>(entity, source ?? ''),
    enabled: source !== null && (id !== null || start === null),
    staleTime: FRESH_MS,
    meta: { quiet: start !== null },
  });
  useWatch([entity], queryKey);
  const fresh = useMemo(
    () => (id === null || !row.data ? null : draftOf(definition, row.data, momentFor(definition, row.data))),
    [definition, id, row.data],
  );
  if (row.data && start === null) {
    const at = momentFor(definition, row.data);
    setStart(draftOf(definition, id === null ? copyOf(definition, row.data, at) : row.data, at));
  }
  const name = start ? nameOf(definition, start) : '';
  const saved = typeof start?.['id'] === 'string';
  const rename = useEffectEvent((text: string) => tab.rename([text, text]));
  // What has no name of its own goes by what it is; nobody reads an id.
  const shownName = name === '' ? say(definition.label) : name;
  useEffect(() => {
    if (saved) rename(shownName);
  }, [saved, shownName]);
  /** Reads the row again, after it has been changed here or elsewhere. */
  const reload = async (changedId: string): Promise<Draft> => {
    const again = await loadRow<Draft>(entity, changedId);
    if (id !== null) client.setQueryData(queryKey, again);
    const fresh = draftOf(definition, again, momentFor(definition, again));
    if (id !== null) setStart(fresh);
    else {
      // What was new has an address of its own now: a reload of the browser and the list both find it there.
      const called = nameOf(definition, fresh);
      pages.open({ url: `${list}/edit`, params: { id: changedId }, title: [called, called] });
      tab.setUnsaved(false);
      tab.close();
    }
    return fresh;
  };
  if (start && rights.ready)
    return (
      <RecordPage
        entity={definition}
        url={list}
        heading={say(fill(NEW, { label: inSentence(definition.label) }))}
        start={start}
        fresh={fresh}
        rights={rights}
        reload={reload}
        onStale={() => void row.refetch()}
      />
    );
  if (row.isError) {
    const known = row.error instanceof ApiError ? row.error : null;
    return (
      <Notice text={known?.text ?? FAILED} hint={known?.unblock ?? null}>
        <Button onClick={() => void row.refetch()}>{say(sharedWords.retry)}</Button>
      </Notice>
    );
  }
  return (
    <Card>
      <Skeleton active />
    </Card>
  );
}
