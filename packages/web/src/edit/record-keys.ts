import { useEffect, useEffectEvent } from 'react';

/** What the keys of a record's page do; null for what is not possible now. */
interface RecordKeys {
  readonly save: (() => void) | null;
  readonly previous: (() => void) | null;
  readonly next: (() => void) | null;
  readonly wrong: () => void;
}

const commandOf = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): keyof RecordKeys | null => {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 's') return 'save';
  if (altKey && key === 'ArrowLeft') return 'previous';
  if (altKey && key === 'ArrowRight') return 'next';
  return key === 'F8' ? 'wrong' : null;
};

/** Listens while this page is the one in front. */
export function useRecordKeys(keys: RecordKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (command === null) return;
    // Also where there is nothing to do: the browser would save the page or leave it.
    event.preventDefault();
    // A dialog in front answers for itself.
    if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
    keys[command]?.();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
