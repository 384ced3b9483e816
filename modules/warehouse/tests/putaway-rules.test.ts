import { describe, expect, test } from 'vitest';
import { planPutaway, type PutawayStep } from '../defs/rules/putaway.ts';
import type { Goods, Place, StockAtLocation } from '../defs/rules/putaway-objections.ts';

const any = { category: null, abc: null, part: null };

describe('putaway', () => {
  const place = (code: string, more: Partial<Place> = {}): Place => ({
    id: code,
    code,
    area: null,
    zone: 'Z1',
    groups: [],
    kind: 'storage',
    abc: null,
    pickSequence: null,
    fixedPart: null,
    maxWeight: null,
    maxVolume: null,
    maxHeight: null,
    maxPallets: null,
    temperatureFrom: null,
    temperatureTo: null,
    hazardous: false,
    mixedParts: false,
    mixedLots: false,
    putawayLocked: false,
    ...more,
  });
  const goods: Goods = {
    part: 'P',
    category: 'BUY',
    abc: 'A',
    lot: 'L1',
    container: null,
    qty: '100',
    unitWeight: '2.5',
    unitVolume: null,
    packageQty: null,
    packageTare: null,
    packageVolume: null,
    packageHeight: null,
    temperatureFrom: null,
    temperatureTo: null,
    hazardous: false,
  };
  const step = (sequence: number, strategy: PutawayStep['strategy'], more: Partial<PutawayStep> = {}): PutawayStep => ({
    ...any,
    sequence,
    strategy,
    area: null,
    zone: null,
    locationGroup: null,
    ...more,
  });
  const lies = (location: string, part: string, lot: string | null, weight: string | null = null): StockAtLocation => ({
    location,
    part,
    lot,
    weight,
    volume: null,
    container: null,
  });
  const chosen = (steps: readonly PutawayStep[], places: readonly Place[], lying: readonly StockAtLocation[] = []) => {
    const { shares, tried } = planPutaway(steps, goods, places, lying);
    return [shares.map(({ place: found }) => found.code).join() || null, tried.flatMap(({ why }) => why.map(([, en]) => en))];
  };

  test('a fixed location comes first, and one kept for another part is passed over', () => {
    const places = [place('A-01', { fixedPart: 'Q' }), place('A-02', { fixedPart: 'P' })];
    expect(chosen([step(1, 'fixed'), step(2, 'empty')], places)[0]).toBe('A-02');
    expect(chosen([step(1, 'empty')], places.slice(0, 1))).toEqual([
      null,
      ['Locations looked at: 1', '1 kept for another part', 'None of them can be used'],
    ]);
  });

  test('the same batch is topped up until it would be too heavy', () => {
    const places = [place('A-01', { maxWeight: '300' }), place('A-02', { maxWeight: '300' })];
    expect(chosen([step(1, 'sameLot'), step(2, 'empty')], places, [lies('A-01', 'P', 'L1', '50')])[0]).toBe('A-01');
    expect(chosen([step(1, 'sameLot'), step(2, 'empty')], places, [lies('A-01', 'P', 'L1', '50.001')])).toEqual([
      'A-02',
      [
        'Locations looked at: 1',
        '1 would be too heavy',
        'None of them can be used',
        'Locations looked at: 1',
        'Of the 1 left, A-02 has the lowest pick sequence',
      ],
    ]);
  });

  test('other batches and other parts share a location only where that is allowed', () => {
    const places = [place('A-01'), place('A-02', { mixedLots: true }), place('A-03', { mixedParts: true, mixedLots: true })];
    const lying = [lies('A-01', 'P', 'L0'), lies('A-02', 'P', 'L0'), lies('A-03', 'Q', 'L0')];
    expect(chosen([step(1, 'samePart')], places, lying)).toEqual([
      'A-02',
      ['Locations looked at: 2', '1 hold another batch and allow no mixing', 'Of the 1 left, A-02 has the lowest pick sequence'],
    ]);
    expect(chosen([step(1, 'overflow')], [places[2] ?? place('')], lying)[0]).toBe('A-03');
  });

  test('the pick sequence decides, then the code; receiving places and locked ones do not count', () => {
    const places = [
      place('A-00', { kind: 'receiving' }),
      place('A-01', { putawayLocked: true }),
      place('A-03', { pickSequence: 5 }),
      place('A-04', { pickSequence: 5 }),
      place('A-02'),
    ];
    expect(chosen([step(1, 'empty')], places)).toEqual([
      'A-03',
      ['Locations looked at: 4', '1 closed to putaway', 'Of the 3 left, A-03 has the lowest pick sequence'],
    ]);
  });

  test('a zone is looked at by itself, and fast movers do not take slow places before the overflow', () => {
    const places = [place('A-01', { zone: 'Z2' }), place('B-01', { abc: 'C' })];
    expect(chosen([step(1, 'within', { zone: 'Z2' })], places)[0]).toBe('A-01');
    expect(chosen([step(1, 'empty')], places.slice(1))[0]).toBe(null);
    expect(chosen([step(1, 'empty'), step(2, 'overflow')], places.slice(1))[0]).toBe('B-01');
  });

  const planned = (more: Partial<Goods>, places: readonly Place[], lying: readonly StockAtLocation[] = []) => {
    const { shares, left, split, tried } = planPutaway(
      [step(1, 'empty'), step(2, 'overflow')],
      { ...goods, ...more },
      places,
      lying,
    );
    return {
      shares: shares.map(({ place: { code }, qty }) => `${code} ${qty}`),
      left,
      split: split?.[1] ?? null,
      why: tried.map(({ why }) => why.at(-1)?.[1]),
    };
  };

  test('supply 2.4: what no one place takes is split over the nearest by whole packages, and the rest is told', () => {
    const places = [
      place('A-01', { maxWeight: '100', pickSequence: 1 }),
      place('A-02', { maxWeight: '60', pickSequence: 2 }),
      place('A-03', { maxWeight: '5', pickSequence: 3 }),
    ];
    expect(planned({ packageQty: '12' }, places)).toEqual({
      shares: ['A-01 36', 'A-02 24'],
      left: '40',
      split: 'No one location takes 100: split by 12',
      why: ['By pick sequence A-01 × 36, A-02 × 24; 40 still to be placed', 'None of them can be used'],
    });
    // Without a package, piece by piece; the last place takes what is left, packages or not.
    expect(planned({}, places)).toMatchObject({ shares: ['A-01 40', 'A-02 24', 'A-03 2'], left: '34' });
    expect(planned({ packageQty: '12', qty: '62' }, places)).toMatchObject({ shares: ['A-01 36', 'A-02 24'], left: '2' });
    expect(planned({ packageQty: '12', qty: '55' }, places)).toMatchObject({ shares: ['A-01 36', 'A-02 19'], left: '0' });
  });

  test('supply 2.4: packages weigh and measure, a begun one as a whole one, and what stands on a pallet is not split', () => {
    const heavy = { packageQty: '10', packageTare: '5' };
    expect(planned({ ...heavy, qty: '10' }, [place('A-01', { maxWeight: '29.9' })])).toMatchObject({ shares: [], left: '10' });
    expect(planned({ ...heavy, qty: '10' }, [place('A-01', { maxWeight: '30' })])).toMatchObject({ shares: ['A-01 10'] });
    const bulky = { packageQty: '10', packageVolume: '0.1', unitVolume: '5' };
    expect(planned({ ...bulky, qty: '11' }, [place('A-01', { maxVolume: '0.19' })])).toMatchObject({
      shares: ['A-01 10'],
      left: '1',
    });
    expect(planned({ ...bulky, qty: '11' }, [place('A-01', { maxVolume: '0.2' })])).toMatchObject({ shares: ['A-01 11'] });
    expect(planned({ unitVolume: '0.001' }, [place('A-01', { maxVolume: '0.05' })])).toMatchObject({
      shares: ['A-01 50'],
      left: '50',
    });
    expect(planned({ ...heavy, container: 'S1' }, [place('A-01', { maxWeight: '100' })])).toMatchObject({
      shares: [],
      left: '100',
    });
  });

  test('supply 2.4: pallets, height, temperature and hazard of a place are looked at, and what passes it over is said', () => {
    const why = (more: Partial<Goods>, limits: Partial<Place>, lying: readonly StockAtLocation[] = []) =>
      planPutaway([step(1, 'overflow')], { ...goods, qty: '1', ...more }, [place('A-01', { mixedLots: true, ...limits })], lying)
        .tried[0]?.why[1]?.[1];
    const nearest = 'Of the 1 left, A-01 has the lowest pick sequence';
    const on = (container: string) => ({ ...lies('A-01', 'P', 'L1'), container });
    expect(why({ container: 'S3' }, { maxPallets: '2' }, [on('S1'), on('S2')])).toBe('1 have no room for a pallet');
    expect(why({ container: 'S3' }, { maxPallets: '2' }, [on('S1'), on('S1')])).toBe(nearest);
    expect(why({ container: 'S2' }, { maxPallets: '2' }, [on('S1'), on('S2')])).toBe(nearest);
    expect(why({ packageHeight: '900' }, { maxHeight: '800' })).toBe('1 are too low');
    expect(why({ packageHeight: '800' }, { maxHeight: '800' })).toBe(nearest);
    expect(why({ hazardous: true }, {})).toBe('1 are not for hazardous goods');
    expect(why({ hazardous: true }, { hazardous: true })).toBe(nearest);
    const cold = { temperatureFrom: '2', temperatureTo: '8' };
    expect(why(cold, {})).toBe('1 have another temperature');
    expect(why(cold, { temperatureFrom: '5', temperatureTo: '25' })).toBe('1 have another temperature');
    expect(why(cold, { temperatureFrom: '3', temperatureTo: '7' })).toBe(nearest);
  });
});
