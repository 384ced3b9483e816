/** Scanners that pretend to be keyboards type faster than any hand. */
export const BURST_MS = 35;
const SHORTEST = 4;
/** Without a key at its end a scan must be longer, or it could be somebody drumming on the keyboard. */
const SHORTEST_UNENDED = 6;

/** Tells scans from typing by the time between keys. */
export class Burst {
  #text = '';
  #last = Number.NEGATIVE_INFINITY;

  /** Takes a key at a time in milliseconds; the scan it ends, or null. */
  take(key: string, at: number): string | null {
    const quick = at - this.#last <= BURST_MS;
    if (key === 'Enter' || key === 'Tab') return quick ? this.#end(SHORTEST) : this.#drop();
    if ([...key].length !== 1) return null;
    this.#text = quick ? this.#text + key : key;
    this.#last = at;
    return null;
  }

  /** Nothing came for a while: what has come until then, when it is long enough for a scan without an end. */
  rest(): string | null {
    return this.#end(SHORTEST_UNENDED);
  }

  #end(shortest: number): string | null {
    const text = plain(this.#text);
    this.#drop();
    return text.length >= shortest ? text : null;
  }
  #drop(): null {
    this.#text = '';
    this.#last = Number.NEGATIVE_INFINITY;
    return null;
  }
}

/** Some scanners say first which kind of code it was: `]C1` and the like. */
const plain = (text: string): string => text.replace(/^\][A-Za-z]\d/, '').trim();
