import { read } from './http.ts';

/** What is arranged under a key: by the person, for their role, for everyone. */
export interface Preference {
  readonly own: unknown;
  readonly forAll: unknown;
  /** Of the person's roles, the one published for last. */
  readonly forRole: { readonly role: string; readonly value: unknown } | null;
}
interface Preferences {
  readonly mayPublish: boolean;
  readonly preferences: Readonly<Record<string, Preference>>;
}

const MOST = 20;
const nothing: Preference = { own: null, forAll: null, forRole: null };
let waiting: { readonly keys: Set<string>; readonly answer: Promise<Preferences> } | null = null;

/** What a screen asks while it opens travels together: the first key waits a moment for the others. */
function gather() {
  const keys = new Set<string>();
  const answer = new Promise<void>((go) => {
    setTimeout(go);
  }).then(() => {
    if (waiting?.keys === keys) waiting = null;
    return read<Preferences>('/system/preference/desk', { keys: [...keys] });
  });
  return { keys, answer };
}

export async function loadPreferences(key: string): Promise<Preference & Pick<Preferences, 'mayPublish'>> {
  if (!waiting || (waiting.keys.size >= MOST && !waiting.keys.has(key))) waiting = gather();
  waiting.keys.add(key);
  const { preferences, mayPublish } = await waiting.answer;
  return { ...(preferences[key] ?? nothing), mayPublish };
}
