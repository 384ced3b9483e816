import { fill, type Text } from '@takt/model';
import { useState } from 'react';
import { type Feedback, showCorrectScan, showFeedback } from '../feedback-message.ts';
import { useNewest } from '../use-newest.ts';

const WRONG: Text = ['{code} 不符，应为 {right}', '{code} does not match; it should be {right}'];

/** What a scan of something else came to; without `instead` it is not taken. */
interface Otherwise {
  readonly feedback: Feedback;
  readonly instead?: string;
}
/** Something that is scanned to prove that the right thing is done in the right place. */
export interface Check {
  readonly what: Text;
  /** What is to be scanned, as people read it. */
  readonly right: string;
  readonly proves: (code: string) => boolean;
  /** Whether something else may be taken; without it, nothing may. */
  readonly otherwise?: (code: string) => Promise<Otherwise>;
}
/** What was scanned for a check. */
export interface Taken {
  readonly code: string;
  /** Who it is for the server, where it is not what was asked for. */
  readonly instead: string | null;
}

interface Checked {
  /** One for each check, null where it is still to be scanned. */
  readonly taken: readonly (Taken | null)[];
  readonly next: Check | undefined;
  readonly scan: (code: string) => Promise<void>;
  /** The last one is asked for again. */
  readonly redo: () => void;
}

/**
 * Checks one after the other. A scan that proves several is asked for once; so is one of the codes a task was opened by. `name` is what
 * a code is called where it is wrong.
 */
export function useChecks(checks: readonly Check[], by: readonly string[], name: (code: string) => string): Checked {
  const provenBy = (codes: readonly string[], before: readonly (Taken | null)[]) =>
    checks.map(
      ({ right, proves }, at): Taken | null => before[at] ?? (codes.some(proves) ? { code: right, instead: null } : null),
    );
  const [taken, setTaken] = useState(() => provenBy(by, []));
  const begin = useNewest();
  const at = checks.findIndex((_, index) => !taken[index]);
  const next = checks[at];
  const scan = async (code: string): Promise<void> => {
    if (!next) return undefined;
    if (next.proves(code)) {
      begin();
      setTaken(provenBy([code], taken));
      return showCorrectScan(next.right);
    }
    const wrong: Otherwise = { feedback: { text: fill(WRONG, { code: name(code), right: next.right }), feeling: 'bad' } };
    const isNewest = begin();
    const { feedback, instead } = (await next.otherwise?.(code)) ?? wrong;
    if (!isNewest()) return undefined;
    if (instead !== undefined) setTaken(taken.with(at, { code, instead }));
    return showFeedback(feedback);
  };
  return { taken, next, scan, redo: () => setTaken([...taken.slice(0, -1), null]) };
}
