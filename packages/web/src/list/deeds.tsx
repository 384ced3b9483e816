import { type Action, actionLabel, type Entity, isDocument, toDateTime, type Text, verbs } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { loadOwner, type Row } from '../api/calls.ts';
import type { PageButton } from '../api/lists.ts';
import type { Params } from './asked.ts';
import { batchActions, type Judged, judge, type Person } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { useTicked } from './ticked.ts';
import { Toolbar } from './toolbar.tsx';
import { useBatch } from './use-batch.tsx';
import { useExport } from './use-export.tsx';

interface DeedsProps {
  readonly id: string;
  readonly entity: Entity | undefined;
  readonly title: Text;
  readonly buttons: readonly PageButton[];
  /** The rows ticked, on whichever page. */
  readonly chosen: readonly Row[];
  readonly params: Params;
  readonly onCreate: () => void;
  readonly onChanged: (done?: readonly string[]) => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Who is asking; null while the server does not say, and whose turn it is then stays with the server. */
function usePerson(): Person | null {
  const { data } = useQuery({ queryKey: ['owner'], queryFn: loadOwner, staleTime: Number.POSITIVE_INFINITY });
  const { userId, vendorId = null } = (data ?? {}) as Partial<Person>;
  return useMemo(() => (userId === undefined ? null : { userId, vendorId }), [userId, vendorId]);
}

/** What can be done with the list and with the rows ticked in it. */
export function Deeds(props: DeedsProps) {
  const { id, entity, title, buttons, chosen: rows, params, onCreate, onChanged, onClear, children } = props;
  const [importing, setImporting] = useState(false);
  const person = usePerson();
  const exporting = useExport(id);
  const batch = useBatch({ id, entity, onChanged });
  const doc = entity && isDocument(entity) ? entity : null;
  const ticked = useTicked(id, rows, doc !== null);
  const allowed = new Set(buttons.map(({ action }) => action));
  const judged = (name: string): Judged => {
    if (doc && Object.hasOwn(doc.actions, name))
      return judge(doc, name, ticked, { buttons, person, now: toDateTime(new Date(), zone) });
    const action: Action = { from: [] };
    return { name, label: verbs[name] ?? [name, name], action, ready: rows, refused: [] };
  };
  const names = doc ? batchActions(doc, buttons) : [];
  const remove = (): void => {
    const { ready, refused } = judged('delete');
    void batch.remove(rows, ready, refused[0]?.refusal.text);
  };
  return (
    <>
      <Toolbar
        allowed={allowed}
        batch={doc ? names.map((name) => ({ name, label: actionLabel(doc, name) })) : []}
        exporting={exporting.isPending}
        onPress={(press) => {
          if (press === 'create') onCreate();
          else if (press === 'delete') remove();
          else if (press === 'import') setImporting(true);
          else exporting.mutate(params);
        }}
        onBatch={(name) => void batch.run(judged(name))}
      >
        {children}
      </Toolbar>
      {rows.length > 0 && (
        <BatchBar
          ticked={rows.length}
          judged={[...names, ...(allowed.has('delete') ? ['delete'] : [])].map(judged)}
          onRun={(one) => (one.name === 'delete' ? remove() : void batch.run(one))}
          onClear={onClear}
        />
      )}
      {batch.dialogs}
      {importing && <ImportDialog id={id} name={title} onImported={() => onChanged()} onClose={() => setImporting(false)} />}
    </>
  );
}
