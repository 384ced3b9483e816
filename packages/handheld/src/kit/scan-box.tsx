import type { Text } from '@takt/model';
import { useEffect, useRef, useState } from 'react';
import { Glyph, Lens, useSay } from '@takt/web/light';
import { SCANNED_OVER, useScan } from '../scan/scan-listener.ts';
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
/** Waits for the next scan, whatever else is on the page: by scanner, by keyboard or by camera. */
export function ScanBox({ label, onScan }: { readonly label: Text; readonly onScan: (code: string) => void }) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef({ code: '', at: 0 });
  const [typed, setTyped] = useState('');
  const [typing, setTyping] = useState(false);
  const [looking, setLooking] = useState(false);
  useScan((code) => {
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
          {...{ [SCANNED_OVER]: '' }}
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
