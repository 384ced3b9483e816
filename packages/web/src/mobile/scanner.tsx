import type { Text } from '@takt/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSay } from '../kit/say.tsx';
import { Bar } from '../signin/bar.tsx';
import { Press } from '../signin/press.tsx';
import style from './mobile.module.css';

const AIM: Text = ['将电脑上的登录二维码放入框内', 'Hold the QR code on the computer inside the frame'];
const NO_CAMERA: Text = ['无法打开摄像头', 'The camera cannot be opened'];
const OTHERWISE: Text = [
  '请允许使用摄像头，或用手机自带的相机扫描二维码并打开链接',
  'Allow the camera, or scan the code with the phone’s own camera and open the link',
];
const RETRY: Text = ['重试', 'Try again'];
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

/** Looks through the camera for QR codes and hands over what each one says. */
async function look(video: HTMLVideoElement, signal: AbortSignal, onText: (text: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: { facingMode: 'environment' } });
  const close = (): void => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) return close();
  signal.addEventListener('abort', close, { once: true });
  video.srcObject = stream;
  await video.play();
  const { qrTextIn } = await import('./reader.ts');
  const canvas = document.createElement('canvas');
  while (!signal.aborted) {
    const picture = pictureOf(video, canvas);
    const text = picture && (await qrTextIn(picture));
    if (text !== null && !signal.aborted) onText(text);
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
}

/** The camera with a frame to aim by; `wrong` is said about a code that was read but is of no use here. */
export function Scanner({ wrong, onText }: { readonly wrong: Text | null; readonly onText: (text: string) => void }) {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Lens key={turn} onText={onText} onAgain={() => setTurn(turn + 1)} />
      <Bar told={wrong && { tone: 'error', text: wrong }} />
    </>
  );
}

function Lens({ onText, onAgain }: { readonly onText: (text: string) => void; readonly onAgain: () => void }) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const read = useEffectEvent(onText);
  useEffect(() => {
    const leaving = new AbortController();
    const { current } = video;
    if (current)
      look(current, leaving.signal, (text) => read(text)).catch(() => {
        // Whatever the reason, the person can only allow the camera or do without.
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, []);
  return (
    <>
      <div className={style['lens']}>
        <video ref={video} muted playsInline />
        <span className={style['aim']} />
      </div>
      {failed ? (
        <>
          <Bar told={{ tone: 'warning', text: NO_CAMERA, beside: OTHERWISE }} />
          <Press wide text={RETRY} onPress={onAgain} />
        </>
      ) : (
        <p className={style['hint']}>{say(AIM)}</p>
      )}
    </>
  );
}
