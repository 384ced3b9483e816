import { expect, test } from 'vitest';
import vectors from '../../tests/replenishment-vectors.json' with { type: 'json' };
import { kanbanCards, lineSideQty, positionOf, purchaseQty, reorderPoint, safetyStock } from './replenishment.ts';

test('kanban cards cover demand, lead time and margin in whole containers', () => {
  const { daily_demand, lead_time_days, safety_pct, container_qty, cards } = vectors.kanban;
  const kanban = {
    dailyDemand: String(daily_demand),
    leadDays: String(lead_time_days),
    safetyPercent: String(safety_pct),
    containerQty: String(container_qty),
  };
  expect(kanbanCards(kanban)).toBe(String(cards));
  expect(kanbanCards({ ...kanban, dailyDemand: '481' })).toBe(String(cards + 1));
});

test('the reorder point is demand over the lead time and the safety stock', () => {
  const { avg_daily, lead_days, sd_daily, z, safety_stock, rop } = vectors.rop;
  const demand = { dailyAverage: String(avg_daily), dailyDeviation: String(sd_daily), leadDays: String(lead_days), z: String(z) };
  expect([safetyStock(demand), reorderPoint(demand)]).toEqual([String(safety_stock), String(rop)]);
});

test('minimum and maximum: the line takes what fits, purchasing what is needed', () => {
  const { min, max, on_hand, on_order, reserved, position, pack, line_side_suggest, purchase_suggest } = vectors.minmax;
  const at = {
    min: String(min),
    max: String(max),
    onHand: String(on_hand),
    onOrder: String(on_order),
    reserved: String(reserved),
    pack: String(pack),
  };
  expect(positionOf(at)).toBe(String(position));
  expect([lineSideQty(at), purchaseQty(at)]).toEqual([String(line_side_suggest), String(purchase_suggest)]);
  const enough = { ...at, onHand: '70' };
  expect([lineSideQty(enough), purchaseQty(enough)]).toEqual(['0', '0']);
  const exact = { ...at, onOrder: '20', onHand: '50', reserved: '0', max: '370' };
  expect([lineSideQty(exact), purchaseQty(exact)]).toEqual(['300', '300']);
});
