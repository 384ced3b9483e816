import { callPath } from '@takt/model';
import { read, write } from '@takt/web';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type Recall, recall, recallHold, type RecallHeld } from '../../defs/recall.ts';

export interface RecallRequest {
  readonly code: string;
  readonly part: string | null;
}

export const useRecall = (asked: RecallRequest | null) =>
  useQuery({
    queryKey: ['recall', asked],
    queryFn: () => read<Recall>(callPath(recall), asked),
    enabled: asked !== null,
  });

export const useHolding = () =>
  useMutation({
    mutationFn: (asked: { readonly stock: readonly string[]; readonly reason: string }) =>
      write<RecallHeld>(callPath(recallHold), asked),
  });
