import { useCallback, useEffect, useRef } from 'react';

/**
 * Of several things that wait for an answer only the newest goes on, and none once the page has been left: a late answer never
 * takes away what the person is looking at by then. Each call begins one, and gives what tells whether it still is the newest.
 */
export function useNewest(): () => () => boolean {
  const newest = useRef(0);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => {
    newest.current += 1;
    const own = newest.current;
    return () => isShown.current && newest.current === own;
  }, []);
}
