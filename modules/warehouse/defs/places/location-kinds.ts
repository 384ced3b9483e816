import type { Text } from '@takt/model';

/** What a location is for. */
export const LOCATION_KINDS = {
  storage: ['存储', 'Storage'],
  receiving: ['收货', 'Receiving'],
  shipping: ['发货', 'Shipping'],
  qc: ['待检', 'Awaiting inspection'],
  transit: ['在途', 'In transit'],
  ng: ['不合格', 'Nonconforming'],
} as const satisfies Readonly<Record<string, Text>>;
