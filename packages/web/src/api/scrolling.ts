import type { Text } from '@takt/model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { write } from './http.ts';
import { readTogether } from './together.ts';
import { POLL_MS } from './unread.ts';

export interface ScrollingNotice {
  readonly id: string;
  readonly text: Text;
  readonly validUntil: string;
  readonly by: string;
  readonly at: string;
}
interface Running {
  readonly list: readonly ScrollingNotice[];
  readonly mayPublish: boolean;
}
interface NewNotice {
  readonly textZh: string;
  readonly textEn?: string;
  readonly validUntil: string;
}

const loadRunning = (): Promise<Running> => readTogether('/system/message/scroll/list');
export const publishNotice = (notice: NewNotice): Promise<null> => write('/system/message/scroll/publish', notice);
export const withdrawNotice = (id: string): Promise<null> => write('/system/message/scroll/withdraw', { id });

const TEXTS = ['scrolling', 'texts'] as const;
const LIST = ['scrolling', 'list'] as const;

/** What runs through the header. The line to the server tells it; asking now and then finds what has passed its date. */
export const useRunningTexts = (): readonly Text[] =>
  useQuery({
    queryKey: TEXTS,
    queryFn: async () => (await loadRunning()).list.map(({ text }) => text),
    refetchInterval: POLL_MS,
    staleTime: POLL_MS,
    meta: { quiet: true },
  }).data ?? [];

/** The same with who published it until when, and whether one may change it. */
export const useRunning = (): Running | undefined =>
  useQuery({ queryKey: LIST, queryFn: loadRunning, meta: { quiet: true } }).data;

/** Takes over what the server has told; without it, asks anew. */
export function useScrollingChanged(): (texts?: readonly Text[]) => void {
  const client = useQueryClient();
  return (texts) => {
    if (texts) client.setQueryData(TEXTS, texts);
    else void client.invalidateQueries({ queryKey: TEXTS });
    void client.invalidateQueries({ queryKey: LIST });
  };
}
