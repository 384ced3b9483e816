import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { loadPublished, type Tile, useBeginner, useMedia, usePreference } from '@takt/web';
import { type BoardSize, type Layout, layoutFor } from './layout.ts';

/** Where the layouts of a board are kept, a person's own and the published ones alike. */
export const layoutKey = (board: BoardSize): string => `home:${board}`;

interface OwnLayout {
  /** Null until everything that has a say in it is known. */
  readonly layout: Layout | null;
  /** The person has arranged the board themselves. */
  readonly isOwn: boolean;
  readonly mayPublish: boolean;
  /** Null goes back to what was published, or shipped. */
  readonly keep: (layout: Layout | null) => void;
}

/** The layout of a board as this person sees it. */
export function useLayout(board: BoardSize, tiles: readonly Tile[]): OwnLayout {
  const key = layoutKey(board);
  const person = useBeginner();
  const { value: kept, known, keep } = usePreference(key);
  const { data, isPending } = useQuery({
    queryKey: ['published', key],
    queryFn: () => loadPublished(key),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  const layout = useMemo(() => {
    if (!known || isPending) return null;
    const arranged = { own: kept, forRole: data?.forRole?.value ?? null, forAll: data?.forAll ?? null };
    return layoutFor(arranged, tiles, board, person);
  }, [known, isPending, kept, data, tiles, board, person]);
  return { layout, isOwn: kept !== null, mayPublish: data?.mayPublish === true, keep };
}

/** Screens up to this width get the small board. */
const NARROW = '(max-width: 1366px)';

/** The board for this screen: the small one where it is narrow, or where the large layout says so. */
export function useBoardSize(large: Layout | null): BoardSize | null {
  const narrow = useMedia(NARROW);
  if (narrow) return 'small';
  if (!large) return null;
  return large.compact ? 'small' : 'large';
}
