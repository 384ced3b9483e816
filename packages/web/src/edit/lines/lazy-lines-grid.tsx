import { later } from '../../kit/later.tsx';
import type { LinesGridProps } from './lines-grid.tsx';

/** Rows of a page's own, typed and pasted like the lines of a record; fetched when it is first shown. */
export const LazyLinesGrid = later<LinesGridProps>(async () => (await import('./lines-grid.tsx')).LinesGrid);
