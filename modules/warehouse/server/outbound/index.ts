import { outboundDockSaved } from '../dock-hours.ts';
import { outboundOrder, outboundOrderComputed } from './outbound-order.ts';
import { pickTask, pickTaskComputed } from './pick-task.ts';
import { releasePass } from './release-pass.ts';
import { outboundOrderSaved } from './order-saved.ts';
import { wave, waveComputed } from './wave.ts';

export const outboundBindings = [outboundOrder, pickTask, releasePass, wave];
export const outboundSavings = [outboundOrderSaved, outboundDockSaved];
export const outboundComputed = [outboundOrderComputed, pickTaskComputed, waveComputed];
