import { callKey, callServer, publish, useCall } from '@takt/web';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { MAIN_PAGE, mainPages, setMainPage } from '../../defs/main-page.ts';

export const useMainPages = (search: string) => useCall(mainPages, { search }, { placeholderData: keepPreviousData });

/** Whose page is chosen. */
export type Whose =
  | { readonly kind: 'all' }
  | { readonly kind: 'role'; readonly id: string }
  | { readonly kind: 'person'; readonly id: string };

/** Chooses a page for somebody, or takes the choice back; one's own home follows at the next sign-in. */
export function useChoosing() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ whose, path }: { readonly whose: Whose; readonly path: string | null }) =>
      whose.kind === 'person'
        ? callServer(setMainPage, { user: whose.id, path })
        : publish(MAIN_PAGE, whose.kind === 'all' ? null : whose.id, path && { path }),
    onSettled: () => client.invalidateQueries({ queryKey: callKey(mainPages) }),
  });
}
