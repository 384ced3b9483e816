/** Who of the warehouse does what: the keeper leads, the others take turns. */
const TURNS: Readonly<Record<string, readonly string[]>> = {
  'warehouse.asn.arrive': ['gate'],
  'warehouse.receipt.receive': ['receiver', 'receiver2', 'store'],
  'warehouse.receipt.judge': ['inspector'],
  'warehouse.receipt.putaway': ['forklift', 'forklift2', 'receiver'],
  'warehouse.outboundOrder': ['logistics'],
  'warehouse.outboundOrder.pick': ['picker', 'picker2', 'forklift2'],
  'warehouse.outboundOrder.ship': ['shipper'],
  'warehouse.outboundOrder.close': ['shipper'],
  'warehouse.releasePass.leave': ['gate'],
  'warehouse.wave': ['logistics'],
  'warehouse.replenishmentTask': ['forklift'],
  'warehouse.stockTransfer': ['forklift2'],
  'warehouse.container': ['shipper'],
  'sales.salesShipment.ship': ['shipper'],
};
const KEEPER = 'store';

/** Finds out whose turn it is at something the keeper would do. */
export function takeTurns(): (who: string, entity: string, action?: string) => string {
  const turn = new Map<string, number>();
  return (who, entity, action = 'put') => {
    const called = `${entity}.${action}`;
    const crew = TURNS[called] ?? TURNS[entity];
    if (who !== KEEPER || !crew) return who;
    const at = turn.get(called) ?? 0;
    turn.set(called, at + 1);
    return crew[at % crew.length] ?? who;
  };
}
