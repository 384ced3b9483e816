import type { Place } from '@takt/handheld';
import { Asn } from '../../defs/inbound/asn.ts';
import { Receipt } from '../../defs/inbound/receipt.ts';
import { openRows } from './open-rows.ts';

interface Announced {
  readonly id: string;
  readonly number: string;
  readonly status: string;
  readonly sourceNo: string | null;
  readonly vendorLabel: string;
  readonly plate: string | null;
}
interface Open {
  readonly id: string;
  readonly number: string;
  readonly asn: string;
}
/** Goods on their way or at the dock; `receipt` once they can be received. */
export interface Arrival extends Announced {
  readonly receipt: Open | null;
}

/** Whoever comes with a paper has the note's number on it, so goods at the dock are known by it as well. */
export async function loadArrivals(place: Place): Promise<readonly Arrival[]> {
  const announced = (state: 'inTransit' | 'arrival') =>
    openRows<Announced>(Asn, [state], place, ['number', 'status', 'sourceNo', 'vendor', 'plate']);
  const [coming, here, receipts] = await Promise.all([
    announced('inTransit'),
    announced('arrival'),
    openRows<Open>(Receipt, ['new', 'partlyReceived'], place, ['number', 'status', 'asn']),
  ]);
  const open = here.flatMap((asn) => {
    const receipt = receipts.find((one) => one.asn === asn.id);
    return receipt ? [{ ...asn, receipt }] : [];
  });
  return [...open, ...coming.map((asn) => ({ ...asn, receipt: null }))];
}
