/** The definition itself stays out of what the workspace begins with; a test compares these with it. */
export const NOTE = 'purchasing.deliveryNote';
export const ORDER = 'purchasing.purchaseOrder';
export const STATUS = {
  draft: '00',
  published: '10',
  control: '15',
  shipped: '20',
  partlyReceived: '25',
  received: '30',
  closed: '40',
} as const;
/** What has left the supplier. */
export const SHIPPED_ON = [STATUS.shipped, STATUS.partlyReceived, STATUS.received, STATUS.closed];
/** What has been announced: everything but drafts. */
export const PUBLISHED_ON = Object.values(STATUS).filter((code) => code !== STATUS.draft);
