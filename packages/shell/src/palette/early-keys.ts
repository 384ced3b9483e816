/** What is typed between the key that opens the box and the box itself. */
export interface EarlyKeys {
  readonly begin: () => void;
  /** What has been typed so far; from now on the box hears it itself. */
  readonly take: () => string;
}

/** Keeps keys that come before the box is there: it is fetched when it is first wanted, and hands do not wait. */
export function earlyKeys(from: EventTarget): EarlyKeys {
  let typed: string | null = null;
  const onKey = (event: Event): void => {
    if (typed === null || !(event instanceof KeyboardEvent)) return;
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (key.length !== 1 && key !== 'Backspace')) return;
    event.preventDefault();
    event.stopPropagation();
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key;
  };
  return {
    begin: () => {
      if (typed === null) from.addEventListener('keydown', onKey, true);
      typed = '';
    },
    take: () => {
      from.removeEventListener('keydown', onKey, true);
      const all = typed ?? '';
      typed = null;
      return all;
    },
  };
}
