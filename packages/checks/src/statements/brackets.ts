const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '`': '`', "'": "'", '"': '"' };

/**
 * Where what opens at `at` is closed again, one character behind it. For code as `scan` gives it: literals are blank inside, except
 * for the values put into templates.
 */
export function behind(code: string, at: number): number {
  const open = code[at] ?? '';
  const close = CLOSES[open];
  if (!close) return at + 1;
  let here = at + 1;
  while (here < code.length && code[here] !== close) {
    if (open === '`') here = code.startsWith('${', here) ? behind(code, here + 1) : here + 1;
    else here = open === "'" || open === '"' ? here + 1 : behind(code, here);
  }
  return here + 1;
}

/** Where one of the characters stands next, outside of all brackets and literals that open on the way; the end where it does not. */
export function next(code: string, from: number, wanted: string): number {
  let here = from;
  while (here < code.length && !wanted.includes(code[here] ?? '')) here = behind(code, here);
  return here;
}

/** Behind the type arguments that begin at `at`, or `at` where there are none. The arrow of a function type closes nothing. */
export function behindTypes(code: string, at: number): number {
  if (code[at] !== '<') return at;
  let here = at + 1;
  for (let depth = 1; depth > 0 && here < code.length; here++) {
    if (code[here] === '<') depth++;
    if (code[here] === '>' && code[here - 1] !== '=') depth--;
  }
  return here;
}
