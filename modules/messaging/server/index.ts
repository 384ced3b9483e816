import type { ServerModule } from '@takt/engine';
import { messaging } from '../defs/index.ts';
import { menu } from '../menu.ts';

export const messagingModule: ServerModule = { defs: messaging, menu };
