import { type Entity, type Entry, entryOf, mentioned, type Text, user } from '@takt/model';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useRowCommandsOn } from '../../actions/row-commands.ts';
import { loadNames } from '../../api/lists.ts';
import { loadHistory } from '../../api/records.ts';

/** Which entity people are: the one a field of that kind points to. */
const PEOPLE = user('', '').options.to ?? '';
const none: readonly Entry[] = [];

export interface History {
  readonly entries: readonly Entry[];
  readonly loading: boolean;
  /** How many there are; null where nobody knows. */
  readonly count: number | null;
  readonly error: Error | null;
  /** What a row is called; null for what the person may not see. */
  readonly nameOf: (id: unknown) => string | null;
}

/** The history of a row with the names it needs; asked anew when the row's version changes. */
export function useHistory(entity: Entity, id: string | null, version: unknown): History {
  const rowCommands = useRowCommandsOn(entity.id);
  const happened = useQuery({
    queryKey: ['history', entity.id, id, version],
    queryFn: async () => (await loadHistory(entity.id, id ?? '')).map((one) => entryOf(entity, one, rowCommands)),
    enabled: id !== null && entity.audit,
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const entries = happened.data ?? none;
  const nameless = entries.filter(({ userName, userId }) => !userName && userId !== null).map((one) => one.userId ?? '');
  const wanted = [...mentioned(entries), ...(nameless.length > 0 ? [[PEOPLE, [...new Set(nameless)].toSorted()] as const] : [])];
  const names = useQueries({
    queries: wanted.map(([target, ids]) => ({
      queryKey: ['names', target, ids],
      queryFn: () => loadNames(target, ids),
      staleTime: Number.POSITIVE_INFINITY,
      meta: { quiet: true },
    })),
  });
  const known = new Map(names.flatMap(({ data }) => data ?? []).map(({ value, label }) => [value, label]));
  const count = happened.data?.length ?? null;
  return {
    entries,
    count,
    error: happened.error,
    loading: happened.isPending,
    nameOf: (one) => (typeof one === 'string' ? (known.get(one) ?? null) : null),
  };
}

/** Who did it, by the shortest name there is. */
export const whoOf = (
  { userName, userId }: Pick<Entry, 'userName' | 'userId'>,
  nameOf: History['nameOf'],
  say: (text: Text) => string,
): string => (userName ? say(userName) : (nameOf(userId)?.split(' ').at(-1) ?? ''));
