import type { Text } from '@takt/model';
import { type ReactNode, useState } from 'react';
import type { Row } from '../api/calls.ts';
import type { Judged } from './batch.ts';
import { BatchBar } from './batch-bar.tsx';
import { later } from '../kit/later.tsx';
import { useTicked } from './ticked.ts';
import { type Extent, type ToolbarAction, Toolbar } from './toolbar.tsx';
import type { Acting } from './use-acting.tsx';

const ImportDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog);

interface ListActionsProps {
  readonly id: string;
  readonly title: Text;
  readonly acting: Acting;
  /** The rows ticked, on whichever page. */
  readonly chosen: readonly Row[];
  readonly exporting: boolean;
  readonly onPress: (press: Exclude<ToolbarAction, 'delete' | 'import'>) => void;
  readonly onExport: (extent: Extent) => void;
  readonly onImported: () => void;
  readonly onClear: () => void;
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** What can be done with the list and with the rows ticked in it. */
export function ListActions(props: ListActionsProps) {
  const { id, title, acting, chosen, exporting, onPress, onExport, onImported, onClear, tools, children } = props;
  const [importing, setImporting] = useState(false);
  const { allowed, batch } = acting;
  const ticked = useTicked(id, chosen, batch.length > 0);
  const judged = (name: string): Judged => acting.judge(name, ticked);
  return (
    <>
      <Toolbar
        allowed={allowed}
        batch={batch.map((name) => ({ name, label: judged(name).label }))}
        ticked={chosen.length}
        exporting={exporting}
        onPress={(press) => {
          if (press === 'delete') acting.run(judged('delete'));
          else if (press === 'import') setImporting(true);
          else onPress(press);
        }}
        onExport={onExport}
        onBatch={(name) => acting.run(judged(name))}
        tools={tools}
      >
        {children}
      </Toolbar>
      {chosen.length > 0 && (
        <BatchBar
          ticked={chosen.length}
          judged={[...batch, ...(allowed.has('delete') ? ['delete'] : [])].map(judged)}
          onRun={acting.run}
          onClear={onClear}
        />
      )}
      {acting.dialogs}
      {importing && <ImportDialog id={id} name={title} onImported={onImported} onClose={() => setImporting(false)} />}
    </>
  );
}
