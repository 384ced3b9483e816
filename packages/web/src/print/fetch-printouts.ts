import { moduleOf, type Lang } from '@takt/model';
import { fetchPdf } from '../api/files.ts';
import { handOver } from '../api/hand-over.ts';

interface PrintoutRequest {
  readonly entity: string;
  readonly printout: string;
  readonly ids: readonly string[];
  readonly lang: Lang;
}

/** Has the server make the papers of documents as one file, and hands it over. */
export async function fetchPrintouts({ entity, ...request }: PrintoutRequest): Promise<void> {
  const answer = await fetchPdf(`/${moduleOf(entity)}/ai/print`, { _entity: entity, ...request });
  if (answer.file) handOver(answer.file, answer.name);
}
