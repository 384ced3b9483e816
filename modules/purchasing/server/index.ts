import type { ServerModule } from '@takt/server';
import { purchasing } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { arrivals } from './arrivals.ts';
import { deliveryNote, deliveryNoteComputed } from './delivery-note.ts';

export const purchasingModule: ServerModule = {
  defs: purchasing,
  menu,
  bindings: [deliveryNote],
  computing: [deliveryNoteComputed],
  subscriptions: arrivals,
};
