import { type Asking, callPath, type DeedCall, deedName, deedRefusal, deedsOn, type Refusal, type Text } from '@takt/model';
import { useMemo } from 'react';
import { write } from '../api/http.ts';
import { useModuleOf } from '../shell/assembly.ts';

/** A command offered as a button on one row. */
export interface DeedOffer {
  readonly deed: DeedCall;
  readonly name: string;
  readonly label: Text;
  /** Why not now; null when it may be done. */
  readonly refusal: Refusal | null;
}

/** The commands that are buttons on the rows of an entity. */
export function useDeedsOn(entity: string): readonly DeedCall[] {
  const calls = useModuleOf(entity)?.calls;
  return useMemo(() => deedsOn(entity, calls ?? []), [entity, calls]);
}

/** What is offered on a row, less what the person has no right to. */
export const deedOffers = (
  deeds: readonly DeedCall[],
  row: Readonly<Record<string, unknown>>,
  asking: Asking,
): readonly DeedOffer[] =>
  deeds
    .map((deed) => ({ deed, name: deedName(deed), label: deed.label, refusal: deedRefusal(deed, row, asking) }))
    .filter(({ refusal }) => refusal?.code !== 'permission');

export const doDeed = (deed: DeedCall, id: string): Promise<unknown> => write(callPath(deed), { [deed.on.as]: id });
