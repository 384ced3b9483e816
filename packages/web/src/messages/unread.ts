import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadUnread, type MessageKind, type Unread } from './calls.ts';

/** The contract's rhythm, for browsers whose socket is closed. */
const POLL_MS = 600_000;

export const unreadKey = (kind: MessageKind) => ['unread', kind] as const;

/** What has come and was not read yet. */
export const useUnread = (kind: MessageKind): Unread | undefined =>
  useQuery({ queryKey: unreadKey(kind), queryFn: () => loadUnread(kind), refetchInterval: POLL_MS, meta: { quiet: true } }).data;

/** Asks anew what has come, and what the lists of this kind show. */
export function useMessagesChanged(): (kind: MessageKind) => void {
  const client = useQueryClient();
  return (kind) => {
    void client.invalidateQueries({ queryKey: unreadKey(kind) });
    void client.invalidateQueries({ queryKey: ['messages', kind] });
  };
}
