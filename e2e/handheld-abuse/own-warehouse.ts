import { randomInt } from 'node:crypto';
import type { ApiClient } from '../api-client.ts';

export interface OwnPart {
  readonly id: string;
  readonly partNo: string;
}
/** A warehouse where nothing happens but what the journey does there. */
export interface OwnWarehouse {
  readonly id: string;
  readonly code: string;
  readonly plain: readonly [OwnPart, ...OwnPart[]];
  /** Kept in batches. */
  readonly lots: OwnPart;
  /** Codes of places where goods are kept. */
  readonly places: readonly [string, ...string[]];
  /** Codes of all places by their ids. */
  readonly codes: ReadonlyMap<string, string>;
  readonly staging: string;
  readonly dock: string;
  readonly vendor: string;
  readonly unit: string;
}

const PLACES = ['S-01', 'S-02', 'S-03', 'S-04', 'S-05', 'S-06'] as const;

/** Makes it with its places, its dock, the rule of its shelves and the parts that are kept in it. */
export async function makeOwnWarehouse(admin: ApiClient): Promise<OwnWarehouse> {
  const mark = String(randomInt(10 ** 6)).padStart(6, '0');
  const [plant, unit, vendor] = [
    await admin.find('base.plant', 'NB01'),
    await admin.find('base.unit', 'PCS'),
    await admin.find('base.vendor', 'V003'),
  ];
  const named = (code: string) => ({ code, name: code, nameEn: code });
  const code = `AB${mark}`;
  const id = await admin.save('warehouse.warehouse', { ...named(code), plant, type: 'raw' });
  const codes = new Map<string, string>();
  const place = async (name: string, kind: string): Promise<string> => {
    const made = await admin.save('warehouse.location', { code: name, warehouse: id, kind, mixedParts: '1', mixedLots: '1' });
    codes.set(made, name);
    return made;
  };
  await place('R-01', 'receiving');
  for (const name of PLACES) await place(name, 'storage');
  const staging = await place('OUT-01', 'shipping');
  const times = { opensAt: '00:00:00', closesAt: '23:59:00' };
  const dock = await admin.save('warehouse.dock', { ...named(`DK${mark}`), warehouse: id, ...times });
  const steps = ['empty', 'samePart', 'overflow'].map((strategy, nth) => ({ sequence: nth + 1, strategy }));
  await admin.save('warehouse.putawayRule', { ...named(`PA-${mark}`), warehouse: id, steps });
  const part = async (partNo: string, trackMode: 'none' | 'lot'): Promise<OwnPart> => {
    const row = { partNo, name: partNo, nameEn: partNo, unit, partType: 'bought', trackMode };
    return { id: await admin.save('base.part', row), partNo };
  };
  return {
    id,
    code,
    plain: [await part(`PX-${mark}`, 'none'), await part(`PY-${mark}`, 'none')],
    lots: await part(`PZ-${mark}`, 'lot'),
    places: PLACES,
    codes,
    staging,
    dock,
    vendor,
    unit,
  };
}
