/** The first 32 bits behind the point of the roots of the first primes, as the standard wants them. */
const roots = (count: number, power: number): Int32Array => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= n && prime; divisor += 1) prime = n % divisor !== 0;
    if (prime) found.push(Math.floor((n ** power % 1) * 2 ** 32) | 0);
  }
  return Int32Array.from(found);
};
const START = roots(8, 1 / 2);
const ROUND = roots(64, 1 / 3);
const BLOCK = 64;
/** Used anew for every block: a search that made arrays would spend its time on throwing them away. */
const words = new Int32Array(64);

const at = (list: Int32Array, index: number): number => list[index] ?? 0;
const turn = (value: number, bits: number): number => (value >>> bits) | (value << (32 - bits));

/** Takes one block into a state of eight words. */
function take(state: Int32Array, view: DataView, offset: number): void {
  for (let n = 0; n < 16; n += 1) words[n] = view.getInt32(offset + n * 4);
  for (let n = 16; n < 64; n += 1) {
    const early = at(words, n - 15);
    const late = at(words, n - 2);
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    words[n] = (at(words, n - 16) + small + at(words, n - 7) + (turn(late, 17) ^ turn(late, 19) ^ (late >>> 10))) | 0;
  }
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let n = 0; n < 64; n += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, n) + at(words, n)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = at(state, 0) + a;
  state[1] = at(state, 1) + b;
  state[2] = at(state, 2) + c;
  state[3] = at(state, 3) + d;
  state[4] = at(state, 4) + e;
  state[5] = at(state, 5) + f;
  state[6] = at(state, 6) + g;
  state[7] = at(state, 7) + h;
}

/**
 * The first 32 bits of SHA-256 of a text with short endings of plain letters behind it. WebCrypto is not there on pages without
 * TLS, and answers each hash with a promise; here many hundred thousand are asked for, and whole blocks of the text are taken once.
 */
export function sha256Heads(text: string): (ending: string) => number {
  const bytes = new TextEncoder().encode(text);
  const whole = bytes.length - (bytes.length % BLOCK);
  const begun = Int32Array.from(START);
  for (let block = 0; block < whole; block += BLOCK) take(begun, new DataView(bytes.buffer), block);
  const rest = bytes.subarray(whole);
  const tail = new Uint8Array(BLOCK * 2);
  const view = new DataView(tail.buffer);
  const state = new Int32Array(8);
  return (ending) => {
    const length = rest.length + ending.length;
    const end = length + 9 <= BLOCK ? BLOCK : BLOCK * 2;
    tail.fill(0);
    tail.set(rest);
    for (let n = 0; n < ending.length; n += 1) tail[rest.length + n] = ending.charCodeAt(n);
    tail[length] = 0x80;
    view.setUint32(end - 4, (whole + length) * 8);
    state.set(begun);
    take(state, view, 0);
    if (end > BLOCK) take(state, view, BLOCK);
    return at(state, 0) >>> 0;
  };
}
