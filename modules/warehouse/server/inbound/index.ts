import { asn } from './asn.ts';
import { putawayTask, putawayTaskComputed, receiptShelved, receiptSettled } from './putaway.ts';
import { receipt, receiptComputed, receiptSaved } from './receipt.ts';

export { type AnnouncedPackage, announce, depart, redirect, retract, takeBack } from './asn.ts';
export const inboundBindings = [asn, receipt, putawayTask];
export const inboundSavings = [receiptSaved];
export const inboundComputed = [receiptComputed, putawayTaskComputed];
export const inboundReactions = [receiptShelved, receiptSettled];
