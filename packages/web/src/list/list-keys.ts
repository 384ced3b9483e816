import { useEffect, useEffectEvent } from 'react';

/** What the keys of a list do. */
interface ListKeys {
  readonly reload: () => void;
  readonly open: () => void;
  readonly create: () => void;
  readonly keys: () => void;
  readonly filter: () => void;
}
type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key asks of a list. With Ctrl, F5 still belongs to the browser. */
export function commandOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Pressed): keyof ListKeys | null {
  if (ctrlKey || metaKey) return null;
  if (altKey) return key === 'Enter' ? 'open' : code === 'KeyN' && !shiftKey ? 'create' : null;
  if (key === 'F5') return shiftKey ? null : 'reload';
  if (key === '?' || key === '？') return 'keys';
  return key === '/' ? 'filter' : null;
}

/** Letters somebody types into a field are theirs. */
const LETTERS: readonly (keyof ListKeys)[] = ['keys', 'filter'];
const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);
const inDialog = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('[role=dialog], [role=menu]') !== null;

/** Goes to the first condition of the list in front. */
export function toFirstFilter(): void {
  const inputs = document.querySelectorAll<HTMLInputElement>('form[data-query] input');
  [...inputs].find((input) => input.offsetParent !== null)?.focus();
}

/** Listens while this list is the one in front; a page behind another one does not. */
export function useListKeys(keys: ListKeys): void {
  const pressed = useEffectEvent((event: KeyboardEvent): void => {
    const command = commandOf(event);
    if (command === null || (LETTERS.includes(command) && typing(event.target))) return;
    // Also over a dialog: the browser would throw the whole workspace away.
    if (command === 'reload') event.preventDefault();
    if (inDialog(event.target)) return;
    event.preventDefault();
    keys[command]();
  });
  useEffect(() => {
    const heard = (event: KeyboardEvent): void => pressed(event);
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}
