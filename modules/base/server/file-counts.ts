import { compute } from '@takt/engine';
import { PartFile, RouteFile } from '../defs/index.ts';

const attached = (entity: string): string =>
  `(select count(*) from app.attachment a where a.tenant_id = t.tenant_id and a.entity = '${entity}' and a.row_id = t.id)`;

export const fileCounts = [
  compute(PartFile, { fileCount: attached(PartFile.id) }),
  compute(RouteFile, { fileCount: attached(RouteFile.id) }),
];
