import { fill, type Text } from '@takt/model';
import { Frame, Quiet, ScanBox, Strip, useNewest, usePlace } from '@takt/handheld';
import { useState } from 'react';
import type { LookedUp } from '../../defs/stock/look-up.ts';
import { lookAt, StockCard } from './stock-card.tsx';
import { LOOK_UP } from './titles.ts';

const SCAN: Text = ['扫描任何标签', 'Scan any label'];
const MORE: Text = ['只显示前 {n} 条', 'Only the first {n} are shown'];

/** Whatever is scanned: where it lies, how much of it, and whether it may be taken. */
export function LookUp() {
  const place = usePlace();
  const [found, setFound] = useState<LookedUp | null>(null);
  const begin = useNewest();
  const scan = async (code: string): Promise<void> => {
    const isNewest = begin();
    const stock = await lookAt(place.id, code);
    if (isNewest()) setFound(stock);
  };
  return (
    <Frame title={LOOK_UP}>
      <ScanBox label={SCAN} onScan={(code) => void scan(code)} />
      <Strip />
      {found?.stock.map((stock) => (
        <StockCard key={stock.id} stock={stock} />
      ))}
      {found?.more && <Quiet text={fill(MORE, { n: found.stock.length })} />}
    </Frame>
  );
}
