import type { AnyDocument } from '@takt/model';
import { type Ctx, load, Refused, type Registry, type Row } from '@takt/engine/host';

/** The document the news is about; null when somebody has deleted it meanwhile. Locked unless told otherwise. */
export async function stillThere(ctx: Ctx, registry: Registry, doc: AnyDocument, id: string, lock = true): Promise<Row | null> {
  try {
    return await load(ctx, registry, doc, id, lock);
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
