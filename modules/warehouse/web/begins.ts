/** Steps by which home pages tell who works in the stores; a test holds them to the definitions. */
export const KEEPS_STORES = [
  'warehouse.receipt.receive',
  'warehouse.putawayTask.putaway',
  'warehouse.pickTask.confirm',
  'warehouse.countOrder.count',
] as const;
export const AT_THE_DOCK = ['warehouse.asn.arrive', 'warehouse.receipt.receive', 'warehouse.outboundOrder.ship'] as const;
