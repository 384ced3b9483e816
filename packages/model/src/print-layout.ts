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
export interface TextElement extends Place {
  readonly kind: 'words';
  readonly words: string;
  readonly size: number;
  readonly bold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
}
/** A GS1-128 symbol over the whole box, quiet zones included; the text is what stands after its first FNC1. */
export interface BarcodeElement extends Place {
  readonly kind: 'bars';
  readonly elements: string;
}
/** A box filled with black: a line when it is thin. */
export interface LineElement extends Place {
  readonly kind: 'rule';
}
export type PrintElement = TextElement | BarcodeElement | LineElement;
