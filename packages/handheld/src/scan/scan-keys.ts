/** Scanners stumble, over Bluetooth most of all; a longer pause begins something new. */
const PAUSE_MS = 150;
/** A scanner that ends with a key is told from a hand by its pace on the whole, not by one gap. */
const PACE_MS = 90;
/** One that presses no key at its end must be quicker and longer, or it could be somebody drumming on the keyboard. */
const UNENDED_PACE_MS = 50;
const UNENDED_SHORTEST = 6;
/** So long nothing comes after a scan without an end. */
export const IDLE_MS = 300;

/** Tells the keys of a scanner from those of a hand; a scan is judged whole. */
export class ScanKeys {
  #text = '';
  #first = 0;
  #last = Number.NEGATIVE_INFINITY;

  /** Takes a key; the scan it ends, or null. */
  take(key: string, at: number): string | null {
    const goesOn = at - this.#last <= PAUSE_MS;
    if (key === 'Enter' || key === 'Tab') return goesOn ? this.#end(PACE_MS, 2) : this.drop();
    if ([...key].length !== 1) return null;
    if (!goesOn) this.#begin(at);
    this.#text += key;
    this.#last = at;
    return null;
  }

  /** Nothing has come for a while: what came before that, where it is a scan without an end. */
  idle(): string | null {
    return this.#end(UNENDED_PACE_MS, UNENDED_SHORTEST);
  }

  /** Whether a key at this time would go on with what came before. */
  isUnderWay(at: number): boolean {
    return at - this.#last <= PAUSE_MS;
  }

  drop(): null {
    this.#text = '';
    this.#last = Number.NEGATIVE_INFINITY;
    return null;
  }

  #begin(at: number): void {
    this.#text = '';
    this.#first = at;
  }
  #end(pace: number, shortest: number): string | null {
    const text = this.#text;
    const quick = (this.#last - this.#first) / Math.max(1, text.length - 1) <= pace;
    this.drop();
    return quick && text.length >= shortest ? text.trim() : null;
  }
}
