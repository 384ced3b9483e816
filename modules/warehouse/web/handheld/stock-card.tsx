import { fill, type Text } from '@takt/model';
import { ApiError, callServer, Card, loadAndSave, showFeedback, useSay } from '@takt/handheld';
import { type LookedUp, lookUp, type StockAt } from '../../defs/stock/look-up.ts';
import { STOCK_STATUSES } from '../../defs/stock/stock-terms.ts';
import { nameOf, readLabel } from './label.ts';

const UNKNOWN: Text = ['本仓库没有叫 {code} 的库位、物料、批次或容器', 'Nothing in this warehouse goes by {code}'];
const EMPTY: Text = ['{code}：没有库存', '{code}: no stock'];
const RESERVED: Text = ['已分配 {qty}', '{qty} reserved'];

const STANDINGS = { available: 'done', qc: 'begun', hold: 'begun', ng: 'bad' } as const;

/** What lies at a scanned location, or lies of a scanned part; null once it has been told why there is nothing to show. */
export async function lookAt(warehouse: string, code: string): Promise<LookedUp | null> {
  const label = readLabel(code);
  const request = { warehouse, code: nameOf(label, code), batch: label?.box ? null : (label?.batch ?? null) };
  try {
    const found = await loadAndSave(`look-up ${warehouse} ${code}`, () => callServer(lookUp, request));
    if (found.stock.length > 0) return found;
    showFeedback({
      text: fill(found.of.length > 0 ? EMPTY : UNKNOWN, { code: request.code }),
      feeling: found.of.length > 0 ? 'again' : 'bad',
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showFeedback({ text: error.text, unblock: error.unblock, feeling: 'bad' });
  }
  return null;
}

export function StockCard({ stock, onPress }: { readonly stock: StockAt; readonly onPress?: () => void }) {
  const say = useSay();
  const { location, partNo, partName, batch, container, stockStatus, qty, reserved, unit } = stock;
  const beside = [partName, batch, container, reserved === '0' ? null : say(fill(RESERVED, { qty: reserved }))];
  return (
    <Card
      title={`${location} · ${partNo}`}
      beside={beside.filter(Boolean).join(' · ')}
      figure={qty}
      unit={`${unit} · ${say(STOCK_STATUSES[stockStatus])}`}
      progress={STANDINGS[stockStatus]}
      {...(onPress && { onPress })}
    />
  );
}
