import type { Printout } from '@takt/model';

/** Travels with the vehicle. */
export const billPrintout: Printout = {
  name: 'bill',
  label: ['提单', 'Bill of lading'],
  site: 'plant',
  parties: [
    { label: ['发货方', 'From'], of: 'plant' },
    { label: ['送货至', 'Deliver to'], of: 'customer', address: 'shipTo' },
    { label: ['承运商', 'Carrier'], of: 'carrier' },
  ],
  facts: ['plannedAt', 'deliveryPath', 'vehicleNo', 'driver', 'driverTel', 'sealNo', 'shipTo'],
  lines: { of: 'lines', columns: ['shipment', 'packages', 'grossWeight', 'remark'], totals: ['packages', 'grossWeight'] },
  texts: ['remark'],
  signatures: [
    ['发货人', 'Shipped by'],
    ['司机', 'Driver'],
    ['收货人', 'Receiver'],
  ],
};
