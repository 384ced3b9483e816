/** How wide letters are, so that lines can be broken and columns measured before anything is drawn. */

/** Heights of lines, in heights of their letters. */
export const LINE_HEIGHT = 1.15;
const MM = 25.4 / 72;
const FIRST = 32;
/** Of Noto Sans SC in thousandths of its height, from the space to the tilde. */
const REGULAR = widths(
  '224 323 474 555 555 921 680 278 338 338 467 555 278 347 278 392 555 555 555 555 555 555 555 555 555 555 278 278 555 555 555 474 946 608 657 638 688 589 552 689 728 293 535 646 543 812 723 742 633 742 635 596 599 721 575 878 573 531 603 338 392 338 555 559 606 563 618 510 620 554 325 564 607 275 275 552 284 926 610 606 620 620 388 468 377 607 521 802 498 521 475 338 270 338 555',
);
const BOLD = widths(
  '227 370 574 590 590 963 740 325 378 378 507 590 325 370 325 387 590 590 590 590 590 590 590 590 590 590 325 325 590 590 590 514 1007 641 681 656 714 615 585 717 757 330 568 686 578 853 749 770 667 770 682 624 625 748 619 915 627 580 613 378 387 378 590 567 626 591 644 527 644 581 372 597 640 304 306 604 315 964 641 626 644 644 437 495 421 637 576 863 562 574 511 378 296 378 590',
);
/** Of letters with accents and signs that are neither Latin nor Chinese. */
const OTHER = 600;
const WHOLE = 1000;

function widths(text: string): readonly number[] {
  return text.split(' ').map(Number);
}
function letterWidth(letter: string, bold: boolean): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x250) return (bold ? BOLD : REGULAR)[code - FIRST] ?? OTHER;
  return WHOLE;
}

/** The width of a text in one line, in millimetres. */
export const widthOf = (text: string, size: number, bold = false): number =>
  ([...text].reduce((sum, letter) => sum + letterWidth(letter, bold), 0) / WHOLE) * size * MM;

/** The height of so many lines, in millimetres. */
export const heightOf = (lines: number, size: number): number => lines * size * LINE_HEIGHT * MM;

/** Words that stay together: a run of Latin letters and digits with the space behind it; Chinese breaks anywhere. */
const PIECES = /[\u0021-\u024f]+ ?| +|./gsu;

/** The lines a text takes in this width; a word too long for any line is cut. */
export function brokenInto(text: string, width: number, size: number, bold = false): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const piece of (paragraph.match(PIECES) ?? []).flatMap((one) => cut(one, width, size, bold))) {
      if (line !== '' && widthOf(line + piece.trimEnd(), size, bold) > width) {
        lines.push(line.trimEnd());
        line = piece.trimStart();
      } else line += piece;
    }
    lines.push(line.trimEnd());
  }
  return lines;
}

function cut(word: string, width: number, size: number, bold: boolean): readonly string[] {
  if (widthOf(word.trimEnd(), size, bold) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const letter of word) {
    if (part !== '' && widthOf(part + letter, size, bold) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part];
}
