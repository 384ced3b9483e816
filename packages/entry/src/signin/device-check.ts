import { useEffect, useRef, useState } from 'react';
import { loadWork, type WorkProof } from '@takt/web/light';
import { findWork } from './find-work.ts';

export type CheckState = 'checking' | 'verified' | 'failed';

interface DeviceCheck {
  /** Null until the server asks for it. */
  readonly state: CheckState | null;
  /** Begins anew: a proof serves one attempt. */
  readonly begin: () => Promise<WorkProof | null>;
  /** The proof for the next attempt, waited for where it is still looked for. */
  readonly proof: () => Promise<WorkProof | null>;
}

/** Looks for the proof of work a sign-in has to bring, while the person types. */
export function useDeviceCheck(): DeviceCheck {
  const [state, setState] = useState<CheckState | null>(null);
  const searching = useRef<{ readonly leaving: AbortController; readonly found: Promise<WorkProof | null> } | null>(null);
  useEffect(() => () => searching.current?.leaving.abort(), []);

  const search = async ({ signal }: AbortController): Promise<WorkProof | null> => {
    try {
      const { challenge, bits } = await loadWork();
      const nonce = await findWork(challenge, bits, signal);
      if (!signal.aborted) setState('verified');
      return nonce === null ? null : { challenge, nonce };
    } catch {
      if (!signal.aborted) setState('failed');
      return null;
    }
  };
  const begin = (): Promise<WorkProof | null> => {
    searching.current?.leaving.abort();
    setState('checking');
    const leaving = new AbortController();
    const found = search(leaving);
    searching.current = { leaving, found };
    return found;
  };
  return { state, begin, proof: () => searching.current?.found ?? begin() };
}
