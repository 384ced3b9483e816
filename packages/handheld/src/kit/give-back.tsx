import type { AnyDocument, Text } from '@takt/model';
import { useState } from 'react';
import { giveBack, holderOf, type QueueRow, useOwnId } from '../claims.ts';
import { useNewest } from '../use-newest.ts';
import { useMay } from '../rights.ts';
import { go } from '../way.ts';
import { Push } from './parts.tsx';

const GIVE_BACK: Text = ['归还任务', 'Give back'];

interface GiveBackProps {
  readonly doc: AnyDocument;
  readonly row: QueueRow & { readonly number: string };
  /** Where one goes on. */
  readonly way: string;
  /** Something done with it is still to be sent. */
  readonly disabled?: boolean;
}
/** Offered to whoever has the task. It stands in the page, not under the thumb: the button before it there takes tasks. */
export function GiveBack({ doc, row, way, disabled = false }: GiveBackProps) {
  const me = useOwnId();
  const [busy, setBusy] = useState(false);
  const begin = useNewest();
  const may = useMay(`${doc.id}.giveBack`);
  if (!may || !holderOf({ doc }, row, me)?.mine) return null;
  const press = async (): Promise<void> => {
    setBusy(true);
    const isStillHere = begin();
    if ((await giveBack(doc, row)) && isStillHere()) go(way);
    setBusy(false);
  };
  return <Push text={GIVE_BACK} disabled={disabled || busy} onPress={() => void press()} />;
}
