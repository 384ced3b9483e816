import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadAttachments } from '../../api/records.ts';

const keyOf = (entity: string, id: string | null) => ['attachments', entity, id] as const;

/** What can be kept with a record. */
const ACCEPT: readonly string[] = ['png', 'jpg', 'jpeg', 'pdf', 'xlsx', 'docx', 'pptx'];
export const acceptOf = (kinds: readonly string[] = ACCEPT): string => kinds.map((kind) => `.${kind}`).join(',');

/** The files kept with a record; none for one that is not stored yet. */
export const useAttachments = (entity: string, id: string | null) =>
  useQuery({
    queryKey: keyOf(entity, id),
    queryFn: () => loadAttachments(entity, id ?? ''),
    enabled: id !== null,
    meta: { quiet: true },
  });

/** Everything that shows them asks again. */
export function useForgetAttachments(entity: string, id: string | null): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: keyOf(entity, id) });
}
