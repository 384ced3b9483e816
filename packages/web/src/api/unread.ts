import { useQuery, useQueryClient } from '@tanstack/react-query';
import { loadUnread, type MessageKind, type Unread } from './messages.ts';

/** The contract's rhythm, for browsers whose socket is closed. */
export const POLL_MS = 600_000;

export const PENDING_KEY = ['pending'] as const;
export const unreadKey = (kind: MessageKind) => ['unread', kind] as const;

/** How what has come is asked for: at once, and again in the contract's rhythm. */
export const unreadQuery = (kind: MessageKind, load: (kind: MessageKind) => Promise<Unread> = loadUnread) => ({
  queryKey: unreadKey(kind),
  queryFn: () => load(kind),
  refetchInterval: POLL_MS,
  meta: { quiet: true },
});

/** What has come and was not read yet. */
export const useUnread = (kind: MessageKind): Unread | undefined => useQuery(unreadQuery(kind)).data;

/** Asks anew what has come, what must be answered, and what the lists of this kind show. */
export function useMessagesChanged(): (kind: MessageKind) => void {
  const client = useQueryClient();
  return (kind) => {
    void client.invalidateQueries({ queryKey: unreadKey(kind) });
    void client.invalidateQueries({ queryKey: ['messages', kind] });
    void client.invalidateQueries({ queryKey: PENDING_KEY });
  };
}
