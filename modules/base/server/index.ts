import type { ServerModule } from '@takt/server';
import { base } from '../defs/index.ts';
import { menu } from '../menu.ts';
import { trialAnswers } from './trial.ts';

export const baseModule: ServerModule = { defs: base, menu, answers: trialAnswers };
