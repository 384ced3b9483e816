import { answer } from '@takt/server';
import { supportContacts } from '../defs/index.ts';
import { administrators } from './administrators.ts';

/** Whoever administers the product answers for it. */
export const supportAnswers = [answer(supportContacts, administrators)];
