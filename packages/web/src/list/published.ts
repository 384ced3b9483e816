import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { ApiError } from '../api/api-error.ts';
import { loadPublished, loadPublishedFor, publish, type Published } from '../api/published.ts';
import { toastError } from '../kit/toast.tsx';
import { nothingPublished } from './shared.ts';

const FRESH_MS = 5 * 60_000;

interface Publishing {
  readonly known: boolean;
  readonly published: Published;
  /** Changes what stands published for a role, or for everyone; null takes it back. */
  readonly change: (role: string | null, next: (before: unknown) => unknown, onDone: () => void) => void;
}

/** What administrators have arranged under a key, and the means to do so for those who may. */
export function usePublished(key: string): Publishing {
  const client = useQueryClient();
  const { notification } = App.useApp();
  const { data, isPending } = useQuery({
    queryKey: ['published', key],
    queryFn: () => loadPublished(key),
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });
  const { mutate } = useMutation({
    mutationFn: async ({ role, next }: { readonly role: string | null; readonly next: (before: unknown) => unknown }) =>
      publish(key, role, next(await loadPublishedFor(key, role))),
    onError: (error) => {
      if (error instanceof ApiError) toastError(notification, error);
    },
  });
  return {
    known: !isPending,
    published: data ?? nothingPublished,
    change: (role, next, onDone) =>
      mutate(
        { role, next },
        {
          onSuccess: () => {
            onDone();
            void client.invalidateQueries({ queryKey: ['published', key] });
          },
        },
      ),
  };
}
