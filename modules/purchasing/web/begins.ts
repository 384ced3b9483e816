/** Steps by which home pages tell who buys and who works in the stores; a test holds them to the definitions. */
export const BUYS = ['purchasing.purchaseOrder.acceptReply', 'purchasing.deliveryPlan.publish'] as const;
export const WORKS_IN_STORES = ['warehouse.asn.arrive', 'warehouse.receipt.receive', 'warehouse.outboundOrder.ship'] as const;
