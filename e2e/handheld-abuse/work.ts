import type { ApiClient } from '../api-client.ts';
import { day } from '../days.ts';
import type { Chance } from './chance.ts';
import type { OwnWarehouse } from './own-warehouse.ts';

const ASN = 'warehouse.asn';
const RECEIPT = 'warehouse.receipt';
const ORDER = 'warehouse.outboundOrder';
const COUNT = 'warehouse.countOrder';
const STOCKED = 6;
/** So many of a kind wait for somebody at any time. */
const ENOUGH = 4;

/** Documents for the person with the handheld; whatever is done, there is more of it. */
export class Work {
  readonly #admin: ApiClient;
  readonly #of: OwnWarehouse;
  readonly #chance: Chance;
  #batches = 0;
  constructor(admin: ApiClient, of: OwnWarehouse, chance: Chance) {
    this.#admin = admin;
    this.#of = of;
    this.#chance = chance;
  }

  /** Goods on their shelves before anybody begins. */
  async stock(): Promise<void> {
    for (let nth = 0; nth < STOCKED; nth += 1) {
      const receipt = await this.#arrived(await this.#announced(900));
      await this.#admin.act(RECEIPT, receipt, 'receive');
      await this.#admin.act(RECEIPT, receipt, 'putaway');
    }
  }

  /** Makes what has become scarce. */
  async topUp(): Promise<void> {
    const { id: warehouse } = this.#of;
    const waiting = async (entity: string, status: readonly string[]): Promise<number> =>
      (await this.#admin.list(entity, { warehouse, status }, ['number'])).length;
    if ((await waiting(RECEIPT, ['00', '12'])) < ENOUGH) await this.#arrived(await this.#announced(4000));
    if ((await waiting(ASN, ['10'])) < ENOUGH / 2) await this.#announced(4000);
    if ((await waiting('warehouse.pickTask', ['00', '12'])) < 2 * ENOUGH) await this.#ordered();
    if ((await waiting(COUNT, ['10', '12'])) < ENOUGH / 2) await this.#counted();
  }

  async #announced(most: number): Promise<string> {
    const { id: warehouse, vendor, unit, plain, lots } = this.#of;
    this.#batches += 1;
    const lines = [...plain, lots].map(({ id: part }) => ({
      part,
      unit,
      qty: String(this.#chance.between(most / 2, most)),
      vendorLot: part === lots.id ? `L${String(this.#batches).padStart(4, '0')}` : null,
    }));
    const asn = await this.#admin.save(ASN, { warehouse, vendor, plannedArrival: `${day(1)} 09:00:00`, lines });
    await this.#admin.act(ASN, asn, 'deliver');
    return asn;
  }

  async #arrived(asn: string): Promise<string> {
    await this.#admin.act(ASN, asn, 'arrive', { dock: this.#of.dock });
    const [receipt] = await this.#admin.list(RECEIPT, { warehouse: this.#of.id, asn });
    return receipt.id;
  }

  /** A place is closed to picking after every short pick, until somebody has counted it; here nobody waits for that. */
  async #ordered(): Promise<void> {
    const { id: warehouse, unit, plain, lots, staging } = this.#of;
    for (const { id, pickLocked } of await this.#admin.list('warehouse.location', { warehouse }, ['pickLocked']))
      if (pickLocked === '1')
        await this.#admin.save('warehouse.location', { ...(await this.#admin.one('warehouse.location', id)), pickLocked: '0' });
    const lines = [...plain, lots].map(({ id: part }) => ({ part, unit, qty: String(this.#chance.between(5, 30)) }));
    const head = { warehouse, kind: 'line', destination: 'Line 1', stagingLocation: staging, plate: '浙B00001' };
    const order = await this.#admin.save(ORDER, { ...head, lines });
    await this.#admin.act(ORDER, order, 'release');
    await this.#admin.act(ORDER, order, 'allocate');
  }

  async #counted(): Promise<void> {
    const count = await this.#admin.save(COUNT, { warehouse: this.#of.id, mode: 'live', blind: '1', emptyPlaces: '0' });
    await this.#admin.act(COUNT, count, 'release');
  }
}
