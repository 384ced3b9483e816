import { type Entity, type Field, type Fields, isDocument, type Tables } from '@takt/model';
import type { Client } from './client.ts';
import { sampleValue } from './sample-values.ts';

export type SampleRow = Record<string, any>;
/** What the definition alone cannot tell: changes to a sampled row, by entity. Some need a row of their own to point at. */
export type SampleOverrides = Readonly<
  Record<string, (row: SampleRow, n: number, samples: Samples) => SampleRow | Promise<SampleRow>>
>;
export interface Sampled {
  readonly id: string;
  readonly version: number;
  readonly number?: string;
  /** The row as it was sent. */
  readonly sent: SampleRow;
}
export interface SamplesOptions {
  readonly overrides?: SampleOverrides;
  /** What a row needs that depends on all the rest of it, by entity: asked again for a row that a test has changed. */
  readonly completing?: Readonly<Record<string, (row: SampleRow, samples: Samples) => Promise<SampleRow>>>;
  /** Begins every free text, to find it again where it must not be. */
  readonly marker?: string;
  /** Values of the shipped lists, by their codes. */
  readonly lists?: ReadonlyMap<string, readonly string[]>;
}
type Extent = 'full' | 'least';

const LINKS: readonly Field['kind'][] = ['ref', 'user', 'department'];
const UNSENT: readonly Field['kind'][] = ['computed', 'file', 'files', 'image'];

/** Valid rows for any entity of one tenant, made from definitions; rows referred to are created first, once. */
export class Samples {
  readonly client: Client;
  readonly #entities: ReadonlyMap<string, Entity<any, any>>;
  readonly #overrides: SampleOverrides;
  readonly #completing: NonNullable<SamplesOptions['completing']>;
  readonly #marker: string;
  readonly #lists: ReadonlyMap<string, readonly string[]>;
  readonly #referred = new Map<string, Promise<string>>();
  #count = 0;

  constructor(client: Client, entities: ReadonlyMap<string, Entity<any, any>>, options: SamplesOptions = {}) {
    this.client = client;
    this.#entities = entities;
    this.#overrides = options.overrides ?? {};
    this.#completing = options.completing ?? {};
    this.#marker = options.marker ?? '';
    this.#lists = options.lists ?? new Map();
  }

  /** A number no earlier sample of this tenant has used. */
  next(): number {
    return (this.#count += 1);
  }

  /** A valid value of a field that points nowhere, different at each call where its kind has enough of them. */
  value(field: Field): unknown {
    const values = this.#lists.get(field.options.list ?? '');
    const n = this.next();
    return values ? values[n % values.length] : sampleValue(field, n, this.#marker);
  }

  /** A row ready to be saved: `full` fills whatever a person may write, `least` only what is demanded. */
  async row(id: string, extent: Extent = 'full', under: readonly string[] = []): Promise<SampleRow> {
    const entity = this.#entity(id);
    const row: SampleRow = await this.#values(entity, entity.fields, extent, under);
    for (const [name, table] of Object.entries(entity.details as Tables)) {
      // Lines of which nothing may be written are the product's own.
      row[name] = isWritten(table.fields) ? [await this.#values(entity, table.fields, extent, under)] : [];
    }
    return this.#completed(id, { ...row, ...(await this.#overrides[id]?.(row, this.next(), this)) });
  }

  /** Saves a sampled row through HTTP; throws with the refusal when it is not accepted. */
  async create(id: string, changes: SampleRow = {}, extent: Extent = 'full'): Promise<Sampled> {
    return this.#save(id, await this.changed(id, changes, extent));
  }

  /** A sampled row with other values, and with what those need. */
  async changed(id: string, changes: SampleRow, extent: Extent = 'full'): Promise<SampleRow> {
    return this.#completed(id, { ...(await this.row(id, extent)), ...changes });
  }
  #completed(id: string, row: SampleRow): Promise<SampleRow> {
    return this.#completing[id]?.(row, this) ?? Promise.resolve(row);
  }

  /** A row of the entity for others to point at; the same one each time. */
  reference(id: string, under: readonly string[] = []): Promise<string> {
    const known = this.#referred.get(id);
    if (known) return known;
    if (under.includes(id)) throw new Error(`required references in a circle: ${[...under, id].join(' → ')}`);
    const made = this.row(id, 'least', [...under, id]).then(async (row) => (await this.#save(id, row)).id);
    this.#referred.set(id, made);
    return made;
  }

  async #save(id: string, sent: SampleRow): Promise<Sampled> {
    const reply = await this.client.save(id, sent);
    if (reply.httpStatus !== 200) throw new Error(`the sample of ${id} was refused: ${reply.raw}\n${JSON.stringify(sent)}`);
    return { ...reply.data, sent };
  }

  #entity(id: string): Entity<any, any> {
    const entity = this.#entities.get(id);
    if (!entity) throw new Error(`no entity ${id}`);
    return entity;
  }

  async #values(entity: Entity<any, any>, fields: Fields, extent: Extent, under: readonly string[]): Promise<SampleRow> {
    const row: SampleRow = {};
    for (const [name, field] of Object.entries(fields)) {
      if (UNSENT.includes(field.kind) || field.options.readonly) continue;
      const demanded = field.required || (fields === entity.fields && entity.requiredWhen[name]?.(row));
      if (extent === 'least' && (!demanded || field.options.default !== undefined)) continue;
      // A disabled row is not offered to anyone; a test that wants one says so.
      if (fields === entity.fields && name === entity.enabled) row[name] = field.options.default;
      else if (field.kind === 'refs') row[name] = [await this.reference(field.options.to ?? '', under)];
      else row[name] = LINKS.includes(field.kind) ? await this.reference(field.options.to ?? '', under) : this.value(field);
    }
    return row;
  }
}

/** Whether people write anything of a table. */
const isWritten = (fields: Fields): boolean =>
  Object.values(fields).some(({ kind, options }) => kind !== 'computed' && !options.readonly);

/** The field people name a row by: its number, or the first of its title. */
export const keyField = (entity: Entity<any, any>): string => (isDocument(entity) ? 'number' : (entity.title[0] ?? ''));
