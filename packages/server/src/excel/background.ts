import { fill, type Lang, type Text } from '@takt/model';
import type { Identity } from '../access/identity.ts';
import { type FileStore, keepFile } from '../files/store.ts';
import { on, type Subscription } from '../jobs/subscription.ts';
import { tell } from '../messages/site.ts';
import type { Params } from '../records/filters.ts';
import type { Registry } from '../registry.ts';
import { exportFileName, exportWorkbook } from './export.ts';

export const EXPORT_TOPIC = 'job.export';
const READY: Text = ['{entity}导出完成，请下载', 'The export of {entity} is ready'];

export interface ExportOrder {
  readonly entity: string;
  readonly params: Params;
  readonly lang: Lang;
  readonly userId: string;
}

/** Exports above the cap: made by the worker with the rights the person has then, announced by a site message. */
export const backgroundExport = (registry: Registry, store: FileStore, identity: Identity): Subscription =>
  on(EXPORT_TOPIC, 'engine-export', async (ctx, payload) => {
    const order = payload as unknown as ExportOrder;
    const entity = registry.entities.get(order.entity);
    const person = await identity.person(ctx, order.userId);
    if (!entity || !person?.can(`${entity.id}.export`)) return;
    const asPerson = { ...ctx, actor: person, lang: order.lang };
    const stream = await exportWorkbook(asPerson, registry, entity, order.params, order.lang);
    const file = await keepFile(asPerson, store, exportFileName(entity, order.lang), stream);
    await tell(asPerson, person.userId, fill(READY, { entity: entity.label }), `/system/file/${file}`);
  });
