import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError, Loading } from '@takt/web/light';
import { askChallenge, type Challenge } from './calls.ts';
import { FaceCamera } from './face-camera.tsx';
import type { Shots } from './shots.ts';

/** A challenge is good for a minute; the rest of it is left for the way to the server. */
const RENEW_MS = 45_000;

/** One attempt before the camera: asks the server for a challenge and takes the pictures for it. */
export function FaceAttempt({
  company,
  onShots,
  onRefused,
}: {
  /** Null for somebody who is signed in. */
  readonly company: string | null;
  readonly onShots: (shots: Shots, nonce: string) => void;
  readonly onRefused: (error: ApiError) => void;
}) {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    let current = true;
    const ask = async (): Promise<void> => {
      try {
        const asked = await askChallenge(company);
        if (current) setChallenge(asked);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (current) refuse(error);
      }
    };
    void ask();
    const renewal = setInterval(() => void ask(), RENEW_MS);
    return () => {
      current = false;
      clearInterval(renewal);
    };
  }, [company]);
  if (!challenge) return <Loading />;
  const { nonce, turn } = challenge;
  return <FaceCamera key={nonce} turn={turn} onShots={(shots) => onShots(shots, nonce)} />;
}
