/** What the browser keeps between visits. A browser that refuses storage forgets, and nothing else. */
export function loadLocal(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function saveLocal(key: string, value: string | null): void {
  try {
    if (value === null) globalThis.localStorage.removeItem(key);
    else globalThis.localStorage.setItem(key, value);
  } catch {
    // A private window may refuse; the value then lives as long as the page.
  }
}
