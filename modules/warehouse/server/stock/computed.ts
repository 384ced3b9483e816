import { compute } from '@takt/engine';
import { userRows } from '@takt/modules/access/server';
import { Stock, StockMove } from '../../defs/index.ts';
import { UNIT_OF_PART } from '../unit-of-part.ts';
import { LOT_HOLDS } from './lot-holds.ts';
import { MOVE_KIND } from './move-kind.ts';
import { UNNUMBERED } from './unnumbered.ts';

/** Who posted it, by name; nobody where the product did by itself. */
const PERSON = `(select coalesce(nullif(u.real_name, ''), u.username) from ${userRows} u where u.tenant_id = t.tenant_id and u.id = t.created_by)`;

export const stockComputed = [
  compute(Stock, { unit: UNIT_OF_PART, lotHold: LOT_HOLDS, unnumbered: UNNUMBERED }),
  compute(StockMove, { unit: UNIT_OF_PART, kind: MOVE_KIND, person: PERSON }),
];
