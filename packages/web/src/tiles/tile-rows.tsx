import type { ReactNode } from 'react';
import { shortTime } from './short-time.ts';
import style from './tile-rows.module.css';

/** Lines of a tile. */
export const TileRows = ({ children }: { readonly children: ReactNode }) => <ul className={style['rows']}>{children}</ul>;

interface TileRowProps {
  readonly at: string;
  /** Absent where there is nothing to open. */
  readonly onOpen: (() => void) | null;
  readonly children: ReactNode;
}
/** A line that opens what it speaks of, with when that was. */
export const TileRow = ({ at, onOpen, children }: TileRowProps) => (
  <li>
    <button type="button" className={style['row']} disabled={onOpen === null} onClick={() => onOpen?.()}>
      {children}
      <time className={style['time']}>{shortTime(at)}</time>
    </button>
  </li>
);

/** A part of a line: what it is called, its number, or what is worth less room. */
export const TileText = ({ as, children }: { readonly as: 'name' | 'number' | 'more'; readonly children: ReactNode }) => (
  <span className={style[as]}>{children}</span>
);
export const TileIcon = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <span className={style['icon']} role="img" aria-label={label}>
    {children}
  </span>
);
