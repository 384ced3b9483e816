import type { ServerModule } from '@takt/server';
import { purchasing } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { deliveryNote, deliveryNoteComputed } from './delivery-note.ts';
import { purchaseForecast, purchaseForecastComputed } from './purchase-forecast.ts';

export const purchasingModule: ServerModule = {
  defs: purchasing,
  menu,
  bindings: [deliveryNote, purchaseForecast],
  computing: [deliveryNoteComputed, purchaseForecastComputed],
};
