import {
  type AnyDocument,
  type RowCommandCall,
  rowCommandName,
  type Entity,
  isDocument,
  PRINT,
  rightOf,
  verbs,
} from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useRowCommandsOn } from '../actions/row-commands.ts';
import { ownerQuery } from '../api/calls.ts';
import { companyClock } from '../api/company-clock.ts';
import type { PageButton } from '../api/lists.ts';
import { batchActions, canBy, type Judged, judge, judgeRowCommand, type Person, type Ticked } from './batch.ts';
import { useBatch } from './use-batch.tsx';

/** Who is asking; null while the server does not say, and whose turn it is then stays with the server. */
export function usePerson(): Person | null {
  const { data } = useQuery(ownerQuery);
  const { userId, vendorId = null } = (data ?? {}) as Partial<Person>;
  return useMemo(() => (userId === undefined ? null : { userId, vendorId }), [userId, vendorId]);
}

interface ActingProps {
  readonly id: string;
  readonly entity: Entity | undefined;
  readonly buttons: readonly PageButton[];
  readonly onChanged: (done: readonly string[]) => void;
}

/** What may be done to rows of a list, one or many: judged, asked about and run the same way. */
export interface Acting {
  readonly doc: AnyDocument | null;
  readonly buttons: readonly PageButton[];
  /** Commands on the rows that the person may give. */
  readonly rowCommands: readonly RowCommandCall[];
  /** Names of what runs on many rows at once. */
  readonly batch: readonly string[];
  /** Names of what the person may do here. */
  readonly allowed: ReadonlySet<string>;
  readonly judge: (name: string, rows: readonly Ticked[]) => Judged;
  readonly run: (judged: Judged) => void;
  readonly dialogs: ReactNode;
}

export function useActing({ id, entity, buttons, onChanged }: ActingProps): Acting {
  const person = usePerson();
  const rights = { buttons, person, clock: companyClock() };
  const batch = useBatch({ id, entity, rights, onChanged });
  const doc: AnyDocument | null = entity && isDocument(entity) ? entity : null;
  const rowCommands = useRowCommandsOn(id).filter((rowCommand) => canBy(buttons)(rightOf(rowCommand)));
  return {
    doc,
    buttons,
    rowCommands,
    batch: [...(doc ? batchActions(doc, buttons) : []), ...rowCommands.filter(({ on }) => on.bulk !== false).map(rowCommandName)],
    allowed: new Set(buttons.map(({ action }) => action)),
    judge: (name, rows) => {
      if (doc && (Object.hasOwn(doc.actions, name) || (name === PRINT && doc.printouts.length > 0)))
        return judge(doc, name, rows, rights);
      const rowCommand = rowCommands.find((one) => rowCommandName(one) === name);
      if (rowCommand && entity) return judgeRowCommand(rowCommand, entity, rows, rights);
      return { name, label: verbs[name] ?? [name, name], action: { from: [] }, ready: rows.map(({ row }) => row), refused: [] };
    },
    run: (judged) => {
      const { name, ready, refused } = judged;
      if (name !== 'delete') return void batch.run(judged);
      return void batch.remove([...ready, ...refused.map(({ row }) => row)], ready, refused[0]?.refusal.text);
    },
    dialogs: batch.dialogs,
  };
}
