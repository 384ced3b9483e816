/** Definitions stay out of what the workspace begins with; a test holds these names to them. */
export const STOCK = 'warehouse.stock';
export const MOVE = 'warehouse.stockMove';
export const ASN = 'warehouse.asn';
export const PUTAWAY = 'warehouse.putawayTask';
