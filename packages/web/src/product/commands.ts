import type { Text } from '@takt/model';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Something the page in front can do, for the search box. */
interface Command {
  readonly name: string;
  readonly label: Text;
  readonly run: () => void;
}

const offered = new Set<() => readonly Command[]>();

/** Offers what a page can do while it is in front; the effects of pages behind it rest, and so do their offers. */
export function useCommands(commands: readonly Command[]): void {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  }, [commands]);
  useEffect(() => {
    const give = (): readonly Command[] => latest.current;
    offered.add(give);
    return () => void offered.delete(give);
  }, []);
}

export const commandsNow = (): readonly Command[] => [...offered].flatMap((give) => give());
