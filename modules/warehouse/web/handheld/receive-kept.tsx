import type { Text } from '@takt/model';
import { Frame, hideFeedback, outbox, Push, ScanBox, Strip, Unsent, useOnline, useOwnEntries } from '@takt/handheld';
import { useMasters } from './masters.ts';
import { ProgressCard } from './receive-cards.tsx';
import { type CountedReceipt, paperOf, progressOf } from './receive-lines.ts';
import { RECEIVE } from './titles.ts';

const NEXT: Text = ['扫下一箱', 'Scan the next box'];
const LIST: Text = ['收货清单', 'All lines'];
const SYNC: Text = ['立即同步', 'Send now'];
const CUT: Text = ['无网络', 'No network'];

interface KeptProps {
  readonly receipt: CountedReceipt;
  readonly onScan: (code: string) => void;
}
/** It is on the device and not in stock: posted and kept are counted apart, and the work goes on with the next box. */
export function ReceiveKept({ receipt, onScan }: KeptProps) {
  const online = useOnline();
  const { unitName } = useMasters();
  const { own } = useOwnEntries();
  return (
    <Frame
      title={RECEIVE}
      of={paperOf(receipt)}
      back={hideFeedback}
      foot={
        <>
          <Push text={LIST} onPress={hideFeedback} />
          <Push text={SYNC} why={online ? null : CUT} onPress={() => void outbox.drain()} />
        </>
      }
    >
      <Strip />
      <ScanBox label={NEXT} onScan={onScan} />
      <Unsent entries={own.filter(({ fate }) => fate === 'waiting')} />
      <ProgressCard {...progressOf(receipt, unitName)} />
    </Frame>
  );
}
