import { asn } from './asn.ts';
import { putawayTask, putawayTaskComputed, receiptShelved } from './putaway.ts';
import { receipt, receiptComputed } from './receipt.ts';
import { releaseAnswer } from './release.ts';

export { type Announcement, announce, takeBack } from './asn.ts';
export const inboundBindings = [asn, receipt, putawayTask];
export const inboundComputed = [receiptComputed, putawayTaskComputed];
export const inboundAnswers = [releaseAnswer];
export const inboundReactions = [receiptShelved];
