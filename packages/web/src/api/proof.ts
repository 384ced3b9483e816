/**
 * Proof that it is the person themselves. What the server refuses for want of it is asked for in one dialog, wherever the
 * call came from, and made once more.
 */
import type { Text } from '@takt/model';
import { ApiError } from './api-error.ts';

/** What the person has to show, by what the server refuses with. */
const WANTED = { 'proof.required': 'password', 'proof.factor': 'factor' } as const;
const GIVEN_UP: Text = ['没有确认，什么也没有更改', 'Not confirmed; nothing was changed'];
type Proof = (typeof WANTED)[keyof typeof WANTED];
const isWanted = (code: string): code is keyof typeof WANTED => Object.hasOwn(WANTED, code);

export interface ProofQuestion {
  readonly proof: Proof;
  /** What the dialog answers: true once the server has taken the proof, false when the person gave up. */
  readonly settle: (proved: boolean) => void;
}

let question: ProofQuestion | null = null;
let pending: Promise<boolean> | null = null;
const listeners = new Set<() => void>();

function put(next: ProofQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}
/** Several calls that are refused at once are one question. */
function ask(proof: Proof): Promise<boolean> {
  pending ??= new Promise<boolean>((settle) => put({ proof, settle })).finally(() => {
    pending = null;
    put(null);
  });
  return pending;
}

/** Makes a call, and once more after the person has given the proof the server wants. */
export async function proven<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    // Pages without the dialog show the refusal like any other.
    if (!(error instanceof ApiError) || !isWanted(error.code) || listeners.size === 0) throw error;
    if (!(await ask(WANTED[error.code]))) throw new ApiError({ code: 'proof.cancelled', text: GIVEN_UP, level: 'warning' });
    return call();
  }
}

/** The question that is open; null when there is none. */
export const proofQuestion = (): ProofQuestion | null => question;
export function onProofQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Who leaves with the question open has given up.
    if (listeners.size === 0) question?.settle(false);
  };
}
