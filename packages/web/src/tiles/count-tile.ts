import type { Text } from '@takt/model';
import { lazy } from 'react';
import type { Page } from '../api/calls.ts';
import { countRows } from '../api/lists.ts';
import type { Params } from '../list/params.ts';
import { tile, type Tile } from './tile.ts';

const NONE: Text = ['没有数据', 'No data'];

interface CountOf extends Pick<Tile, 'begins'> {
  readonly id: string;
  readonly label: Text;
  readonly entity: string;
  /** What is counted, in the words of the entity's query form. */
  readonly filter: (today: string) => Params;
}

/** How many rows of an entity are as asked; counted by its list, so that rights and data scopes hold. */
export const countTile = ({ id, label, entity, filter, begins }: CountOf): Tile =>
  tile<readonly [Page], Page>({
    id,
    label,
    needs: entity,
    filter,
    ...(begins && { begins }),
    size: { w: 2, h: 6, minW: 2, minH: 6 },
    small: { w: 4, h: 6 },
    shape: 'figure',
    empty: NONE,
    asks: (today) => {
      const asked = filter(today);
      return [{ queryKey: ['page', entity, 'count', asked], queryFn: () => countRows(entity, asked), always: true }];
    },
    dataOf: (page) => page,
    isEmpty: () => false,
    Body: lazy(async () => ({ default: (await import('./figure.tsx')).Figure })),
  });
