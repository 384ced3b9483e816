import { saveLocal, loadLocal } from '@takt/web/light';

/**
 * Each can be told with the eyes elsewhere: the server has posted it; it is refused; attention is needed; it is kept on the device
 * until there is a network; a code was read, and nothing is posted yet.
 */
export type Feeling = 'good' | 'bad' | 'again' | 'kept' | 'read';
interface Tone {
  readonly hertz: number;
  readonly ms: number;
}
const TONES: Readonly<Record<Feeling, readonly Tone[]>> = {
  good: [{ hertz: 880, ms: 80 }],
  bad: [
    { hertz: 220, ms: 150 },
    { hertz: 220, ms: 150 },
  ],
  again: [
    { hertz: 660, ms: 90 },
    { hertz: 440, ms: 140 },
  ],
  kept: [{ hertz: 440, ms: 120 }],
  read: [{ hertz: 1320, ms: 40 }],
};
const SHAKES: Readonly<Record<Feeling, number | number[]>> = { good: 40, bad: 300, again: [60, 60, 60], kept: 120, read: 20 };
const PAUSE_MS = 60;
const MUTED = 'handheld_muted';

export const isMuted = (): boolean => loadLocal(MUTED) === '1';
export const mute = (muted: boolean): void => saveLocal(MUTED, muted ? '1' : null);

let audio: AudioContext | null = null;

/** Heard and felt. A browser that will not play or shake stays silent; the strip on the screen says the same. */
export function feel(feeling: Feeling): void {
  navigator.vibrate?.(SHAKES[feeling]);
  if (isMuted() || typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  let at = audio.currentTime;
  for (const { hertz, ms } of TONES[feeling]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.value = 0.25;
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + ms / 1000);
    at += (ms + PAUSE_MS) / 1000;
  }
}

/** Reads a sentence aloud, where the device can. */
export function speakAloud(sentence: string, tag: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const said = new SpeechSynthesisUtterance(sentence);
  said.lang = tag;
  speechSynthesis.cancel();
  speechSynthesis.speak(said);
}
