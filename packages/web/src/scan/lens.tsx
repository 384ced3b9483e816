import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import style from './lens.module.css';
import type { Sought } from './reader.ts';

const EVERY_MS = 200;
const WIDTH = 640;

/** The middle of what the camera sees, small enough to be read quickly. */
function pictureOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): ImageData | null {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || video.videoWidth === 0) return null;
  const scale = Math.min(1, WIDTH / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Looks through the camera for codes and hands over what each one says. */
async function look(video: HTMLVideoElement, sought: Sought, signal: AbortSignal, onText: (text: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close, { once: true });
  video.srcObject = stream;
  await video.play();
  const { codeIn } = await import('./reader.ts');
  const canvas = document.createElement('canvas');
  while (!signal.aborted) {
    const picture = pictureOf(video, canvas);
    const text = picture && (await codeIn(picture, sought));
    if (text !== null && !signal.aborted) onText(text);
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
}

interface LensProps {
  readonly sought: Sought;
  readonly onText: (text: string) => void;
  /** What stands under the picture, and what does where there is none. */
  readonly hint: ReactNode;
  readonly otherwise: ReactNode;
}

/** The camera with a frame to aim by. */
export function Lens({ sought, onText, hint, otherwise }: LensProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const read = useEffectEvent(onText);
  useEffect(() => {
    const leaving = new AbortController();
    const { current } = video;
    if (current)
      look(current, sought, leaving.signal, (text) => read(text)).catch(() => {
        // Whatever the reason, the person can only allow the camera or do without.
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [sought]);
  return (
    <>
      <div className={style['lens']}>
        <video ref={video} muted playsInline />
        <span className={style['aim']} />
      </div>
      {failed ? otherwise : hint}
    </>
  );
}
