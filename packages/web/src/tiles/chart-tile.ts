import { type Call, type Text } from '@takt/model';
import type { ComponentType } from 'react';
import { type Ask, tile, type Tile } from './tile.ts';
import { callWithForm } from '../api/call-server.ts';

interface ChartOf<O>
  extends Pick<Tile, 'id' | 'needs' | 'alsoNeeds' | 'tells' | 'page' | 'filter' | 'begins' | 'scope'>,
    Partial<Pick<Tile, 'size' | 'small' | 'shape'>> {
  readonly label: Text;
  readonly empty: Text;
  /** What answers it; only its address is taken, because definitions stay out of what the workspace begins with. */
  readonly call: Pick<Call<unknown, O>, 'id' | '$out'>;
  readonly isEmpty: (answer: O) => boolean;
  readonly Body: ComponentType<{ readonly data: O }>;
}

/** How large charts are unless they say otherwise. */
export const CHART_LOOK = { size: { w: 4, h: 15, minW: 4, minH: 10 }, small: { w: 6, h: 14 }, shape: 'chart' } as const;

/** The question of one call without conditions. With `needs`, only of those who may read that entity; others have null. */
export const askCall = <O>(id: string, needs?: string): Ask<O> => ({
  queryKey: ['chart', id],
  queryFn: () => callWithForm<O>({ kind: 'query', id }, {}),
  always: true,
  ...(needs !== undefined && { needs }),
});

/** A chart of what one call answers; the server holds it to rights and data scopes. */
export const chartTile = <O>({ call, ...parts }: ChartOf<O>): Tile =>
  tile<readonly [O], O>({ ...CHART_LOOK, ...parts, asks: () => [askCall<O>(call.id)], dataOf: (answer) => answer });
