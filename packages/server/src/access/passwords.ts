import { hash, verify } from '@node-rs/argon2';
import { Refused } from '../refused.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 8;
const QUEUE = 64;
let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes both cores; a flood of sign-ins must not starve everything else. */
async function turn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) {
      throw Refused.of('overload');
    }
    await new Promise<void>((go) => waiting.push(go));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => turn(() => hash(password, COST));
export const verifyPassword = (stored: string, password: string): Promise<boolean> => turn(() => verify(stored, password));

let dummy: Promise<string> | undefined;
/** Spends the time a real check takes, so that unknown users cannot be told from wrong passwords. */
export const wastePassword = async (password: string): Promise<false> => {
  dummy ??= hashPassword('no such user');
  await verifyPassword(await dummy, password);
  return false;
};
