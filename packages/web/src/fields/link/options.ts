import { useQuery } from '@tanstack/react-query';
import { loadOptions, type Option } from '../../api/calls.ts';

const TYPING_MS = 250;
const FRESH_MS = 60_000;

/** Rows of an entity to choose from, asked of the server once the list is open and again as somebody types. */
export const useOptions = (target: string, search: string, open: boolean) =>
  useQuery<readonly Option[]>({
    queryKey: ['options', target, search],
    // Between two keystrokes the older question is dropped before it is asked.
    queryFn: async ({ signal }) => {
      if (search !== '') await new Promise((done) => setTimeout(done, TYPING_MS));
      signal.throwIfAborted();
      return loadOptions(target, search);
    },
    enabled: open && target !== '',
    staleTime: FRESH_MS,
    placeholderData: (previous) => previous,
    meta: { quiet: true },
  });
