import { type AnyDocument, snake, type State, tableName, type WorkQueue } from '@takt/model';
import type { Client, Factory, Reply, Sampled, SampleRow } from '@takt/testing';
import { asOwner, type Company } from './company.ts';
import { documentIn, documents } from './document-calls.ts';

export type Queued = AnyDocument & { readonly queue: WorkQueue };
/** Every document people take as work. */
export const queues: readonly (readonly [string, Queued])[] = documents
  .filter((doc): doc is Queued => doc.queue !== null)
  .map((doc) => [doc.id, doc] as const);

const moduleIn = (doc: AnyDocument): string => doc.id.split('.')[0] ?? '';
export const claimNext = (person: Client, doc: AnyDocument, body: object = {}): Promise<Reply> =>
  person.post(`/${moduleIn(doc)}/ai/claimNext`, { _entity: doc.id, ...body });
/** An action of the queue on one document, whatever its version is. */
export const actOn = (person: Client, doc: AnyDocument, action: string, id: string, input: object = {}): Promise<Reply> =>
  person.act(doc.id, action, [{ id, version: null }], { input });

/** What a test asks of one company's queue. */
export const onQueue = (factory: Factory, company: Company, doc: Queued) => {
  const { queue } = doc;
  const claimant = `${snake(queue.claimedBy)}_id`;
  return {
    /** A task that waits. */
    waiting: (changes: SampleRow = {}, state = queue.open[0] ?? ''): Promise<Sampled> =>
      documentIn(factory, company, doc, (doc.states[state] as State).code, { [queue.priority]: 5, ...changes }),
    /** Somebody with all rights to these documents but that of a dispatcher. */
    worker: (scopes: readonly { readonly dimension: string; readonly value: string }[] = []): Promise<Client> => {
      const rights = ['read', ...Object.keys(doc.actions)].map((name) => `${doc.id}.${name}`);
      return company.tenant.person({ permissions: rights, scopes });
    },
    /** Whose it is, by user name. */
    claimants: async (): Promise<Readonly<Record<string, string | null>>> => {
      const rows = await asOwner<{ id: string; who: string | null }>(
        factory,
        `select t.id, (select username from app.account a where a.tenant_id = t.tenant_id and a.user_id = t.${claimant}) as who
         from app.${tableName(doc.id)} t where t.tenant_id = $1 order by t.id`,
        [company.tenant.id],
      );
      return Object.fromEntries(rows.map(({ id, who }) => [id, who]));
    },
    /** What its history and the outbox say of it besides that it was made, oldest first. */
    told: (id: string) =>
      asOwner<{ action: string; who: string | null; event: boolean }>(
        factory,
        `select h.action, (select username from app.account a where a.tenant_id = h.tenant_id and a.user_id = h.user_id) as who,
           exists (select from app.outbox o where o.tenant_id = h.tenant_id and o.topic = $2 || '.' || h.action and o.payload->>'id' = $1::text) as event
         from app.history h where h.row_id = $1::uuid and h.action <> 'create' order by h.id`,
        [id, doc.id],
      ),
  };
};
