import { identity, modules } from '@takt/app-server/modules';
import { type Client, Factory, type Reply, type Tenant } from '@takt/testing';
import { expect } from 'vitest';

type Row = Record<string, unknown>;
export const BOM_VERSION = 'base.bomVersion';
/** Far ahead, because sessions are judged by the database's own clock as well. */
export const TODAY = '2096-03-02';

/** Does what must succeed, and tells what came of it. */
export async function done<T>(reply: Promise<Reply<T>>): Promise<T> {
  const { httpStatus, raw, data } = await reply;
  expect(httpStatus, raw).toBe(200);
  return data;
}

/** A plant whose parts have BOMs: an engineer writes versions, a chief approves them. */
export class Structure {
  readonly factory: Factory;
  readonly tenant: Tenant;
  readonly engineer: Client;
  readonly chief: Client;
  readonly #ids = new Map<string, string>();

  private constructor(factory: Factory, tenant: Tenant, engineer: Client, chief: Client) {
    this.factory = factory;
    this.tenant = tenant;
    this.engineer = engineer;
    this.chief = chief;
  }

  static async open(): Promise<Structure> {
    const factory = await Factory.open({ modules, identity, clock: () => new Date(`${TODAY}T00:00:00Z`) });
    const tenant = await factory.tenant();
    const [engineer, chief] = [await tenant.person({ admin: true }), await tenant.person({ admin: true })];
    const made = new Structure(factory, tenant, engineer, chief);
    await made.put('NB', 'base.plant', { code: 'NB', name: '一厂' });
    await made.put('PCS', 'base.unit', { code: 'PCS', name: '件', precision: 0 });
    return made;
  }

  id(name: string): string {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`there is no ${name}`);
    return id;
  }
  async put(name: string, entity: string, row: Row): Promise<string> {
    const { id } = await done(this.engineer.save(entity, row));
    this.#ids.set(name, id);
    return id;
  }
  async part(partNo: string, more: Row = {}): Promise<string> {
    return this.put(partNo, 'base.part', { partNo, name: partNo, unit: this.id('PCS'), partType: 'made', ...more });
  }
  async bom(part: string): Promise<string> {
    return this.put(`${part}-NB`, 'base.bom', { code: `${part}-NB`, part: this.id(part), plant: this.id('NB') });
  }
  line(component: string, qty: string, more: Row = {}): Row {
    return { component: this.id(component), qty, unit: this.id('PCS'), ...more };
  }

  draft(part: string, versionNo: string, more: Row): Promise<Reply<{ id: string }>> {
    return this.engineer.save(BOM_VERSION, { bom: this.id(`${part}-NB`), plant: this.id('NB'), versionNo, ...more });
  }
  /** A version that waits for approval. */
  async waiting(part: string, versionNo: string, more: Row): Promise<string> {
    const { id } = await done(this.draft(part, versionNo, more));
    await done(this.act(this.engineer, 'submit', id));
    return id;
  }
  /** A version in effect; what it ends is agreed to. */
  async effective(part: string, versionNo: string, more: Row): Promise<string> {
    const id = await this.waiting(part, versionNo, more);
    await done(this.approve(id, ['base.bomVersion.approve.endsOther']));
    return id;
  }
  async act(client: Client, action: string, id: string, accepted: readonly string[] = []): Promise<Reply> {
    const { version } = await this.read(id);
    return client.act(BOM_VERSION, action, [{ id, version }], { accepted });
  }
  approve(id: string, accepted: readonly string[] = []): Promise<Reply> {
    return this.act(this.chief, 'approve', id, accepted);
  }
  read(id: string): Promise<any> {
    return done(this.chief.one(BOM_VERSION, id));
  }
  async period(id: string): Promise<readonly [string, string | null, string]> {
    const { validFrom, validTo, status } = await this.read(id);
    return [validFrom, validTo, status];
  }
  /** What so many of a part need on a day: part and quantity of each line. */
  async explode(part: string, on: string, more: Row = {}): Promise<readonly string[]> {
    const asked = { part: this.id(part), plant: this.id('NB'), usage: 'production', on, qty: '10', ...more };
    const { nodes } = await done(this.chief.post('/base/call/bomTree', asked));
    return nodes.filter(({ used }: any) => used).map(({ partNo, qty }: any) => `${partNo} ${qty}`);
  }
}
