import { compareDecimal, fill, isDecimal, type Text } from '@takt/model';
import { Frame, Pad, Push, ScanBox, Strip, useQuestion } from '@takt/handheld';
import { useState } from 'react';
import { Entry } from './entry.tsx';
import { type Found, withScan } from './find-scan.ts';
import { type OpenCount, recordCount } from './record-count.ts';

export const FIND: Text = ['登记账外实物', 'Record goods found'];
const SCAN: Text = ['扫描库位，再扫描物料', 'Scan the location, then the part'];
const PLACE: Text = ['库位', 'Location'];
const PART: Text = ['物料', 'Part'];
const BATCH: Text = ['批次', 'Batch'];
const FOUND: Text = ['{place} · {part}：发现 {qty}', '{place} · {part}: {qty} found'];

interface FindProps {
  readonly count: OpenCount;
  readonly start: Found;
  readonly onLeave: () => void;
}

/** Goods that the count has no line for: where, what and how much. The server knows the place and the part by their codes. */
export function CountFind({ count, start, onLeave }: FindProps) {
  const [found, setFound] = useState(start);
  const [qty, setQty] = useState('');
  const { location, part, batch } = found;
  const sound = Boolean(location && part) && isDecimal(qty) && compareDecimal(qty, '0') > 0;
  const question = useQuestion();
  const record = (key: string): Promise<boolean> =>
    recordCount({
      count,
      lineId: null,
      countedQty: qty,
      find: { location, part, batch: batch || null },
      label: fill(FOUND, { place: location, part, qty }),
      key,
    });
  return (
    <Frame
      title={FIND}
      back={onLeave}
      foot={
        <Push
          text={FIND}
          look="main"
          disabled={question.closed || !sound}
          onPress={() => void question.answer(record, onLeave)}
        />
      }
    >
      <ScanBox label={SCAN} onScan={(code) => setFound(withScan(found, code))} />
      <Strip />
      <Entry label={PLACE} value={location} onChange={(value) => setFound({ ...found, location: value })} />
      <Entry label={PART} value={part} onChange={(value) => setFound({ ...found, part: value })} />
      <Entry label={BATCH} value={batch} onChange={(value) => setFound({ ...found, batch: value })} />
      <Pad value={qty} onChange={setQty} />
    </Frame>
  );
}
