import { answer } from '@takt/engine';
import { supportContacts } from '../defs/index.ts';
import { administrators } from './administrators.ts';

/** Whoever administers the product answers for it. */
export const supportAnswers = [answer(supportContacts, administrators)];
