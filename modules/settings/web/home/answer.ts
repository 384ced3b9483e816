import { useQueries } from '@tanstack/react-query';
import { leafOf, type Tile, today, useMenu } from '@takt/web';

/** What a tile shows, and how fresh it is. */
export interface Answer {
  readonly data: unknown;
  readonly at: number;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

/** Asks what a tile asks. Its data is undefined until every question is answered. */
export function useAnswer({ asks, dataOf }: Tile): Answer {
  const areas = useMenu() ?? [];
  const answers = useQueries({
    queries: asks(today()).map(({ queryKey, queryFn, always, needs }) => ({
      // What may not be read is not asked for; kept apart from the answer to the same question by somebody who may.
      ...(needs === undefined || leafOf(areas, needs) !== null
        ? { queryKey, queryFn }
        : { queryKey: [...queryKey, 'withheld'], queryFn: async () => null }),
      ...(always && { refetchOnMount: 'always' as const }),
      meta: { quiet: true },
    })),
  });
  const known = answers.every(({ data }) => data !== undefined);
  return {
    data: known ? dataOf(...answers.map(({ data }) => data)) : undefined,
    at: Math.min(...answers.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: answers.find(({ error }) => error !== null)?.error ?? null,
    isFetching: answers.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const { refetch } of answers) void refetch();
    },
  };
}
