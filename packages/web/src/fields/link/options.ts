import { useQuery } from '@tanstack/react-query';
import { loadOptions, type Option } from '../../api/calls.ts';
import { usePinyin } from '../choice/pinyin.ts';

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

/** What is offered for what was typed: rows the server finds by it, and of those at hand the ones that sound like it. */
export function useOffered(target: string, search: string, open: boolean) {
  const found = useOptions(target, search, open);
  const first = useOptions(target, '', open);
  const sounds = usePinyin(open);
  const alike = search === '' ? [] : (first.data ?? []).filter(({ label }) => sounds(label, search));
  const offered = new Map([...(found.data ?? []), ...alike].map((option) => [option.value, option]));
  return { offered: [...offered.values()], isFetching: found.isFetching, error: found.error };
}
