import { addDays } from '@takt/model';
import { type Measured, type Served, wrk } from './processes.ts';
import type { StockField } from './stock-data.ts';

interface Question {
  readonly name: string;
  readonly entity: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly size: number;
}
/** What people ask of stock and its ledger. A filter's page is short, so that it is full at every size; names have one length. */
export function questions({ parts, locations, warehouse, rows }: StockField): readonly Question[] {
  const [stock, ledger] = ['warehouse.stock', 'warehouse.stockMove'];
  const [part, location] = [parts[77], locations[88]];
  return [
    { name: 'stock, first page', entity: stock, params: {}, size: 50 },
    { name: 'stock of a part', entity: stock, params: { part }, size: 10 },
    { name: 'stock at a location', entity: stock, params: { location }, size: 10 },
    { name: 'stock of a warehouse', entity: stock, params: { warehouse }, size: 50 },
    { name: 'stock of a batch', entity: stock, params: { batch: 'B0001234' }, size: 10 },
    { name: 'ledger, first page', entity: ledger, params: {}, size: 50 },
    { name: 'ledger of a part', entity: ledger, params: { part }, size: 10 },
    { name: 'ledger to a location', entity: ledger, params: { toLocation: location }, size: 10 },
    { name: 'ledger of a document', entity: ledger, params: { documentNo: `R${String(rows / 20).padStart(8, '0')}` }, size: 10 },
    { name: 'ledger of two days', entity: ledger, params: { at: [day(-1), day(0)] }, size: 50 },
  ];
}
const day = (offset: number): string =>
  `${addDays(new Date().toISOString().slice(0, 10), offset)} ${offset < 0 ? '00:00:00' : '23:59:59'}`;

/** One question, asked again and again by one person: of eight at once the slowest tells of the queue, not of the ledger. */
export const askList = ({ field }: StockField, served: Served, { entity, params, size }: Question): Promise<Measured> =>
  wrk(
    field,
    served,
    `request = function()
  return wrk.format("POST", "/warehouse/ai/queryPage", {["content-type"] = "application/json", ["access-token"] = "${field.tokens[0]}"},
    [[${JSON.stringify({ _entity: entity, _params: params, paging: { page: 1, size } })}]])
end`,
    { seconds: 3, clients: 1 },
  );
