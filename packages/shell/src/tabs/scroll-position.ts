import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where an element stands below the page, and where it was scrolled to. A grid builds its elements anew, in the same order. */
interface Place {
  readonly path: readonly number[];
  readonly top: number;
  readonly left: number;
}
/** Frames to wait for a grid to load and draw its rows again: about three seconds. */
const PATIENCE = 180;

function placesIn(element: Element, path: readonly number[] = []): readonly Place[] {
  const { scrollTop: top, scrollLeft: left } = element;
  const own = top === 0 && left === 0 ? [] : [{ path, top, left }];
  return [...own, ...Array.from(element.children, (child, index) => placesIn(child, [...path, index])).flat()];
}

/** Scrolls back; false while there is nothing there to scroll that far. */
function put(panel: Element, { path, top, left }: Place): boolean {
  const element = path.reduce<Element | undefined>((found, index) => found?.children[index], panel);
  element?.scrollTo({ top, left, behavior: 'instant' });
  return element !== undefined && Math.abs(element.scrollTop - top) < 2 && Math.abs(element.scrollLeft - left) < 2;
}

/** Leaves a page where it was scrolled to while other pages were in front. */
export function useScrollPosition(panel: RefObject<HTMLElement | null>): void {
  const kept = useRef<readonly Place[]>([]);
  useLayoutEffect(() => {
    const element = panel.current;
    let waiting = kept.current;
    let left = PATIENCE;
    let frame = 0;
    const step = (): void => {
      if (!element) return;
      waiting = waiting.filter((place) => !put(element, place));
      left -= 1;
      if (waiting.length > 0 && left > 0) frame = requestAnimationFrame(step);
    };
    // Whoever scrolls by hand meanwhile is not pulled back.
    const stop = (): void => {
      waiting = [];
    };
    step();
    element?.addEventListener('wheel', stop, { passive: true });
    element?.addEventListener('pointerdown', stop);
    return () => {
      cancelAnimationFrame(frame);
      element?.removeEventListener('wheel', stop);
      element?.removeEventListener('pointerdown', stop);
      kept.current = element ? placesIn(element) : [];
    };
  }, [panel]);
}
