import { type RefObject, useEffect, useState } from 'react';

/** How many conditions stand side by side, by the room there is. */
export function columnsFor(width: number): 1 | 2 | 3 | 4 {
  if (width >= 1080) return 4;
  if (width >= 780) return 3;
  return width >= 420 ? 2 : 1;
}

/** How many conditions are in sight: all of them, or the first row less the place of the buttons. */
export const inSight = (count: number, columns: number, folded: boolean): number =>
  folded ? Math.min(count, Math.max(1, columns - 1)) : count;

/** The columns an element has room for, now and after every change of its width. */
export function useColumnCount(element: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(4);
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      // A page behind another one has no width; it keeps the shape it had.
      if (entry && entry.contentRect.width > 0) setColumns(columnsFor(entry.contentRect.width));
    });
    if (element.current) watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return columns;
}
