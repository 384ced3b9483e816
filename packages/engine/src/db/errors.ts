interface DatabaseError {
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly detail?: string;
  readonly hint?: string;
}

export const databaseError = (error: unknown): DatabaseError =>
  typeof error === 'object' && error !== null ? (error as DatabaseError) : {};

/** The tenant lives in another cell now: read the directory again and go there. */
export const isMoved = (error: unknown): boolean => databaseError(error).code === 'TK001';

/** The company's zone, where the transaction was opened with another; null for any other fault. */
export const zoneInstead = (error: unknown): string | null => {
  const { code, hint } = databaseError(error);
  return code === 'TK003' ? (hint ?? null) : null;
};

const BROKEN = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT'];
/** Faults after which the whole transaction may be run again: nothing of it was kept. */
export function isRetryable(error: unknown): boolean {
  const { code = '' } = databaseError(error);
  if (/^(40001|40P01|57P0[123]|08...|25006)$/.test(code) || BROKEN.includes(code)) return true;
  return error instanceof Error && /Connection terminated|connection error|Client was closed/i.test(error.message);
}
