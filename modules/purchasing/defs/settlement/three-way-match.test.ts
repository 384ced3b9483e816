import { sumDecimal, subtractDecimal } from '@takt/model';
import { expect, test } from 'vitest';
import vectors from '../../tests/three-way-match-vectors.json' with { type: 'json' };
import { type Sides, verdictOf } from './three-way-match.ts';

const { po, receipts_accepted, returns, invoice, accepted_net, tolerance } = vectors;
const accepted = subtractDecimal(sumDecimal(receipts_accepted.map(String)), String(returns));
const PRICE = String(tolerance.price_pct);
const sides: Sides = {
  order: { qty: String(po.qty), price: String(po.price) },
  accepted,
  stated: { qty: String(invoice.qty), price: String(invoice.price) },
};
const asked = (changes: Partial<Sides['stated']>, more: Partial<Sides> = {}): Sides => ({
  ...sides,
  ...more,
  stated: { ...sides.stated, qty: accepted, ...changes },
});

test('supply 2.8 three_way_match: 970 invoiced of 960 accepted is too much, without tolerance', () => {
  expect(accepted).toBe(String(accepted_net));
  expect(vectors.match).toContain('QTY_MISMATCH');
  expect(tolerance.qty_pct).toBe(0);
  expect(verdictOf(sides, PRICE)).toBe('overAccepted');
  expect(verdictOf(asked({}), PRICE)).toBe('matched');
  expect(verdictOf(asked({ qty: '960.000001' }), PRICE)).toBe('overAccepted');
  expect(verdictOf(asked({ qty: '900' }), PRICE)).toBe('matched');
});

test('supply 2.8 the price tolerance is of the line: another one decides otherwise', () => {
  const dear = asked({ price: '12.57' });
  expect([verdictOf(dear, PRICE), verdictOf(dear, '1'), verdictOf(asked({ price: '12.5625' }), PRICE)]).toEqual([
    'price',
    'matched',
    'matched',
  ]);
  expect(verdictOf(asked({ price: '12.4' }), PRICE)).toBe('price');
  expect(verdictOf(asked({ price: '12.51' }), '0')).toBe('price');
});

test('supply 2.8 no order price, a price of nothing and more than was ordered do not match', () => {
  for (const price of [null, '0', '0.000'])
    expect(verdictOf(asked({}, { order: { qty: '1000', price } }), '100')).toBe('noPrice');
  for (const price of [null, '0']) expect(verdictOf(asked({ price }), PRICE)).toBe('price');
  expect(verdictOf(asked({ qty: '1001' }, { accepted: '1001' }), PRICE)).toBe('overOrdered');
});

test('supply 2.8 a return is credited whole', () => {
  const back = (qty: string) => verdictOf(asked({ qty }, { accepted: '-20', order: { qty: null, price: '12.5' } }), PRICE);
  expect([back('-20'), back('-19'), back('-21')]).toEqual(['matched', 'overAccepted', 'overAccepted']);
});
