import { useRef, useState } from 'react';
import { outbox } from './outbox/handheld-outbox.ts';
import { useNewest } from './use-newest.ts';

/** What a page asks once. */
interface Question {
  /** It has been answered, or the answer is under way. */
  readonly closed: boolean;
  /**
   * Gives the answer; the key it gets makes a second press the same operation. `leave` leads on once it is given, unless the person
   * has left the question before.
   */
  readonly answer: (give: (key: string) => Promise<boolean>, leave?: () => void) => Promise<void>;
}

/**
 * The key of an operation is made when its question is shown, not when the button is pressed: two taps are one answer. Where the
 * answer is refused, the question is open again.
 */
export function useQuestion(): Question {
  const [key, setKey] = useState(outbox.newKey);
  const under = useRef(false);
  const [closed, setClosed] = useState(false);
  const begin = useNewest();
  const answer = async (give: (key: string) => Promise<boolean>, leave?: () => void): Promise<void> => {
    // A second tap comes before the page is drawn again.
    if (under.current) return;
    under.current = true;
    const isStillAsked = begin();
    setClosed(true);
    const taken = await give(key);
    under.current = taken;
    setClosed(taken);
    if (!taken) setKey(outbox.newKey());
    else if (isStillAsked()) leave?.();
  };
  return { closed, answer };
}
