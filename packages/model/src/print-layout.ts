/** Something to be printed, as what stands where; the server draws it as a PDF. Lengths are in millimetres, letters in points. */
export interface PrintLayout {
  /** The name of the file, without its ending. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly pages: readonly (readonly PrintElement[])[];
}
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** Words in a box; letters shrink until they fit. */
interface TextElement extends Place {
  readonly kind: 'words';
  readonly words: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  /** Begins at the top of its box, where several lines may stand; else in the middle. */
  readonly atTop?: boolean;
  /** How grey, from 0 for black to 1 for white. */
  readonly grey?: number;
  /** Turned by so many degrees against the clock. */
  readonly turned?: number;
}
/**
 * A Code 128 symbol over the whole box, quiet zones included. Elements are what stands after the first FNC1 of a GS1-128 symbol;
 * a plain one says nothing but its text: the number of a document.
 */
interface BarcodeElement extends Place {
  readonly kind: 'bars';
  readonly elements: string;
  readonly plain?: boolean;
}
/** A filled box: a line when it is thin. */
interface LineElement extends Place {
  readonly kind: 'rule';
  readonly grey?: number;
}
export type PrintElement = TextElement | BarcodeElement | LineElement;
