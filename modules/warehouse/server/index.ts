import { answer, type ServerModule } from '@takt/server';
import { countDate, warehouse } from '../defs/index.ts';
import { menu } from '../menu.ts';

export const warehouseModule: ServerModule = {
  defs: warehouse,
  menu,
  answers: [answer(countDate, async (ctx) => ({ date: ctx.clock.slice(0, 10) }))],
};
