import type { Text } from '@takt/model';
import type { Reply } from '@takt/testing';
import { expect } from 'vitest';

/** Refused with this status and exactly these sentences. */
export function expectRefused(reply: Reply, httpStatus: number, [zh, en]: Text): void {
  const { error } = reply;
  expect({ httpStatus: reply.httpStatus, zh: error?.zh, en: error?.en, raw: reply.raw }).toEqual({
    httpStatus,
    zh,
    en,
    raw: reply.raw,
  });
  expect(reply.status).toBe(0);
}

/** Refused because of one field only, with these sentences at it. */
export function expectProblem(reply: Reply, at: string, [zh, en]: Text): void {
  expectRefused(reply, 422, [zh, en]);
  expect(reply.error?.problems).toEqual([expect.objectContaining({ at, zh, en })]);
}
