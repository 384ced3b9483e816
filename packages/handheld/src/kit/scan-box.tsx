import type { Text } from '@takt/model';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Burst, BURST_MS, Glyph, Lens, useSay } from '@takt/web/light';
import style from './scan-box.module.css';

const KEYBOARD: Text = ['键盘输入', 'Type with the keyboard'];
const CAMERA: Text = ['用摄像头扫描', 'Scan with the camera'];
const AIM: Text = ['将条码放入框内', 'Hold the code inside the frame'];
const NO_CAMERA: Text = [
  '无法打开摄像头，请允许使用，或用扫描枪、键盘输入',
  'The camera cannot be opened; allow it, or use the scanner or the keyboard',
];
/** The same code in front of the camera is one scan, not five a second. */
const SAME_MS = 1500;
/** Between elements of a GS1 code stands a character no keyboard has; scanners press Ctrl+] for it. */
const SEPARATOR = '\u001D';
const whole = (text: string): string => text.trim();

/** Waits for the next scan, whatever else is on the page: by scanner, by keyboard or by camera. */
export function ScanBox({ label, onScan }: { readonly label: Text; readonly onScan: (code: string) => void }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef({ code: '', at: 0 });
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [looking, setLooking] = useState(false);
  const wedge = useWedge((code) => {
    setTyped('');
    onScan(code);
  });
  useAttention(input);
  const seen = (code: string): void => {
    const now = Date.now();
    if (code === last.current.code && now - last.current.at < SAME_MS) return;
    last.current = { code, at: now };
    onScan(code);
  };
  return (
    <>
      <form
        className={style['box']}
        onSubmit={(event) => {
          event.preventDefault();
          const code = typed.trim();
          setTyped('');
          if (code !== '') onScan(code);
        }}
      >
        <Glyph name="scan" size={26} />
        <input
          ref={input}
          aria-label={say(label)}
          placeholder={say(label)}
          autoComplete="off"
          // The whole page waits for a scan; the soft keyboard would only hide it.
          autoFocus
          inputMode={typing ? 'text' : 'none'}
          value={typed}
          onKeyDown={wedge}
          onChange={({ target }) => setTyped(target.value)}
        />
        <button type="button" aria-pressed={typing} aria-label={say(KEYBOARD)} onClick={() => setTyping(!typing)}>
          <Glyph name="keyboard" size={24} />
        </button>
        <button type="button" aria-pressed={looking} aria-label={say(CAMERA)} onClick={() => setLooking(!looking)}>
          <Glyph name="camera" size={24} />
        </button>
      </form>
      {looking && (
        <div className={style['camera']}>
          <Lens sought="any" onText={seen} hint={<p>{say(AIM)}</p>} otherwise={<p>{say(NO_CAMERA)}</p>} />
        </div>
      )}
    </>
  );
}

/** Scanners that press no key at their end, or one that would leave the field, are understood as well. */
function useWedge(onScan: (code: string) => void): (event: KeyboardEvent) => void {
  const [burst] = useState(() => new Burst(whole));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const scanned = useEffectEvent(onScan);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event) => {
    clearTimeout(timer.current);
    const key = event.ctrlKey && event.key === ']' ? SEPARATOR : event.key;
    const code = burst.take(key, event.timeStamp);
    if (code !== null) {
      event.preventDefault();
      onScan(code);
      return;
    }
    timer.current = setTimeout(() => {
      const rest = burst.rest();
      if (rest !== null) scanned(rest);
    }, BURST_MS * 3);
  };
}

/** The focus comes back by itself once nothing else needs it. */
function useAttention(input: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const back = (): void => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || activeElement instanceof HTMLButtonElement)
        input.current?.focus({ preventScroll: true });
    };
    const later = (): void => void setTimeout(back);
    document.addEventListener('pointerup', later);
    return () => document.removeEventListener('pointerup', later);
  }, [input]);
}
