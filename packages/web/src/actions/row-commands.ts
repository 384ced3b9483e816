import {
  type GuardContext,
  type Refusal,
  type RowCommandCall,
  rowCommandName,
  rowCommandRefusal,
  rowCommandsOn,
  type Text,
} from '@takt/model';
import { useMemo } from 'react';
import { useModuleOf } from '../product/assembly.ts';

/** A command offered as a button on one row. */
export interface RowCommandOffer {
  readonly command: RowCommandCall;
  readonly name: string;
  readonly label: Text;
  /** Why not now; null when it may be done. */
  readonly refusal: Refusal | null;
}

/** The commands that are buttons on the rows of an entity. */
export function useRowCommandsOn(entity: string): readonly RowCommandCall[] {
  const calls = useModuleOf(entity)?.calls;
  return useMemo(() => rowCommandsOn(entity, calls ?? []), [entity, calls]);
}

/** What is offered on a row, less what the person has no right to. */
export const rowCommandOffers = (
  rowCommands: readonly RowCommandCall[],
  row: Readonly<Record<string, unknown>>,
  guardContext: GuardContext,
): readonly RowCommandOffer[] =>
  rowCommands
    .map((rowCommand) => ({
      command: rowCommand,
      name: rowCommandName(rowCommand),
      label: rowCommand.label,
      refusal: rowCommandRefusal(rowCommand, row, guardContext),
    }))
    .filter(({ refusal }) => refusal?.code !== 'permission');
