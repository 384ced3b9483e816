import { asn } from './asn.ts';
import { putawayTask, receiptShelved } from './putaway.ts';
import { receipt, receiptComputed } from './receipt.ts';
import { releaseAnswer } from './release.ts';

export { type Announcement, announce, takeBack } from './asn.ts';
export const inboundBindings = [asn, receipt, putawayTask];
export const inboundComputed = [receiptComputed];
export const inboundAnswers = [releaseAnswer];
export const inboundReactions = [receiptShelved];
