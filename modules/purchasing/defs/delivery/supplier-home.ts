import { type Id, query, type Text } from '@takt/model';

/** What a delivery still lacks: the note itself, its publication, our approval, what shipping asks for, or nothing any more. */
export const NEXT_STEPS = {
  note: ['未建送货单', 'No note yet'],
  publish: ['待发布', 'To be published'],
  approval: ['待发运审核', 'To be approved'],
  details: ['待补司机或车牌', 'Driver or plate missing'],
  labels: ['待贴标签', 'Labels missing'],
  ship: ['可以发运', 'Ready to ship'],
  onTheWay: ['已发运', 'Shipped'],
} as const satisfies Readonly<Record<string, Text>>;
export type NextStep = keyof typeof NEXT_STEPS;

/** A delivery to come: a note, or what a plan asks for and no note has taken yet. */
export interface NextDelivery {
  readonly entity: 'purchasing.deliveryNote' | 'purchasing.deliveryPlan';
  readonly id: Id;
  readonly number: string;
  /** The state of the document, as lists have it. */
  readonly status: string;
  readonly at: string;
  readonly step: NextStep;
  readonly parts: number;
  readonly warehouse: Text;
  /** It should have been here. */
  readonly late: boolean;
}
export interface NextDeliveries {
  readonly deliveries: readonly NextDelivery[];
  /** All there are, shown or not. */
  readonly count: number;
}
/** What a supplier brings next, the earliest first. */
export const nextDeliveries = query<NextDeliveries>()(
  'purchasing.nextDeliveries',
  ['接下来的送货', 'Next deliveries'],
  {},
  { needs: 'purchasing.deliveryNote.read' },
);

/** Somebody of ours a supplier may call. Nothing else of a user is theirs to see. */
export interface BuyerContact {
  readonly name: string;
  readonly telephone: string | null;
  readonly duty: 'buyer' | 'receiving';
  /** Open orders they are the buyer of; those that come to their warehouse. */
  readonly orders: number;
}
/** Whom a supplier asks about what is open between us: the buyers of their orders, and who runs the receiving warehouses. */
export const buyerContacts = query<readonly BuyerContact[]>()(
  'purchasing.buyerContacts',
  ['采购方联系人', 'Contacts at the customer'],
  {},
  { needs: 'purchasing.purchaseOrder.read' },
);
