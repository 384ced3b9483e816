import { useEffect } from 'react';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null);

/** `/` goes to the first condition of the list in front; a page behind another one does not listen. */
export function useSlash(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
      const inputs = document.querySelectorAll<HTMLInputElement>('form[data-query] input');
      const first = [...inputs].find((input) => input.offsetParent !== null);
      if (!first) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
