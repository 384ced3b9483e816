import type { PrintElement } from '@takt/model';
import { heightOf } from './letters.ts';

interface Look {
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly grey?: number;
}
/** Puts things on pages, one after another. */
export interface Pen {
  readonly pages: readonly (readonly PrintElement[])[];
  turnPage(): void;
  put(element: PrintElement): void;
  /** Lines already broken, below one another. */
  lines(x: number, y: number, width: number, lines: readonly string[], look: Look): void;
  fill(x: number, y: number, width: number, height: number, grey?: number): void;
  frame(x: number, y: number, width: number, height: number, grey?: number): void;
}

/** Lines were measured by a table of widths; a hair of room keeps the drawing from breaking them again. */
const SLACK = 0.5;
const HAIR = 0.2;

export function openPen(): Pen {
  const pages: PrintElement[][] = [];
  const put = (element: PrintElement): void => {
    pages.at(-1)?.push(element);
  };
  const fill = (x: number, y: number, width: number, height: number, grey = 0): void =>
    put({ kind: 'rule', x, y, width, height, ...(grey > 0 && { grey }) });
  return {
    pages,
    turnPage: () => void pages.push([]),
    put,
    lines(x, y, width, lines, { align = 'left', ...look }) {
      const begins = { left: x, center: x - SLACK / 2, right: x - SLACK }[align];
      for (const [at, words] of lines.entries()) {
        if (words === '') continue;
        const height = heightOf(1, look.size);
        put({ kind: 'words', x: begins, y: y + at * height, width: width + SLACK, height, words, align, ...look });
      }
    },
    fill,
    frame(x, y, width, height, grey = 0) {
      fill(x, y, width, HAIR, grey);
      fill(x, y + height - HAIR, width, HAIR, grey);
      fill(x, y, HAIR, height, grey);
      fill(x + width - HAIR, y, HAIR, height, grey);
    },
  };
}
