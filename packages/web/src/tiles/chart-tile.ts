import { type Call, type Text } from '@takt/model';
import type { ComponentType } from 'react';
import { tile, type Tile } from './tile.ts';
import { callWithForm } from '../api/call-server.ts';

interface ChartOf<O> extends Pick<Tile, 'id' | 'needs' | 'alsoNeeds' | 'page' | 'filter'> {
  readonly label: Text;
  readonly empty: Text;
  /** What answers it; only its address is taken, because definitions stay out of what the workspace begins with. */
  readonly call: Pick<Call<unknown, O>, 'id' | '$out'>;
  readonly isEmpty: (answer: O) => boolean;
  readonly Body: ComponentType<{ readonly data: O }>;
}

/** A chart of what one call answers; the server holds it to rights and data scopes. */
export const chartTile = <O>({ call, ...parts }: ChartOf<O>): Tile =>
  tile<readonly [O], O>({
    ...parts,
    size: { w: 6, h: 14, minW: 4, minH: 10 },
    small: { w: 6, h: 14 },
    shape: 'chart',
    asks: () => [{ queryKey: ['chart', call.id], queryFn: () => callWithForm({ kind: 'query', ...call }, {}), always: true }],
    dataOf: (answer) => answer,
  });
