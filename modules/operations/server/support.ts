import { answer } from '@takt/engine';
import { administrators } from '@takt/modules/access/server';
import { supportContacts } from '../defs/index.ts';

/** Whoever administers the product answers for it. */
export const supportAnswers = [answer(supportContacts, administrators)];
