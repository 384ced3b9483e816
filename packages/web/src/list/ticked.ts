import { useQueries } from '@tanstack/react-query';
import { type Row, loadRow } from '../api/calls.ts';
import type { Ticked } from './batch.ts';

/** Beyond this many, rows are judged by their state alone, and the server tells the rest. */
const WHOLE_ROWS = 50;

/** The ticked rows, each with all of itself as soon as it has come. */
export function useTicked(entity: string, ticked: readonly Row[], needed: boolean): readonly Ticked[] {
  const wanted = needed && ticked.length <= WHOLE_ROWS ? ticked : [];
  const whole = useQueries({
    queries: wanted.map((row) => ({
      queryKey: ['whole', entity, row.id, row['version']],
      queryFn: () => loadRow<Row>(entity, row.id),
      staleTime: 30_000,
      meta: { quiet: true },
    })),
  });
  return ticked.map((row, index) => ({ row, whole: whole[index]?.data ?? null }));
}
