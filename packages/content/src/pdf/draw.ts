/** Draws papers as PDF. Loaded in a thread of its own: the fonts alone are twenty megabytes. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font, Plugin, Schema } from '@pdfme/common';
import { generate } from '@pdfme/generator';
import { text } from '@pdfme/schemas';
import type { PrintElement, PrintLayout } from '@takt/model';
import bwip from 'bwip-js/node';
import { LINE_HEIGHT } from './letters.ts';

const POINTS = 72 / 25.4;
const SMALLEST = 4;
const greyOf = (grey: number): string =>
  `#${Math.round(grey * 255)
    .toString(16)
    .padStart(2, '0')
    .repeat(3)}`;
/** Ten modules of white on either side, by which scanners find the first bar. */
const QUIET = 10;

const find = createRequire(import.meta.url).resolve;
/** A whole Chinese font; what a paper does not use of it is left out of the file. */
const face = async (weight: string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await readFile(find(`@expo-google-fonts/noto-sans-sc/${weight}/NotoSansSC_${weight}.ttf`)));
let fonts: Promise<Font> | null = null;
const loadFonts = async (): Promise<Font> => {
  const [regular, bold] = await Promise.all([face('400Regular'), face('700Bold')]);
  return { regular: { data: regular, fallback: true }, bold: { data: bold } };
};

/** Widths of the bars and the gaps between them, in modules, beginning with a bar. */
function barsOf(elements: string, plain = false): readonly number[] {
  const text = plain ? elements : `\u001d${elements}`.replaceAll('\u001d', '^FNC1');
  const [symbol] = bwip.raw('code128', text, { parsefnc: !plain }) as readonly { readonly sbs: readonly number[] }[];
  if (!symbol) throw new Error('the symbol cannot be drawn');
  return symbol.sbs;
}

/** Fills boxes, given in millimetres from the top of the page. */
const filling = (type: string, boxesOf: (value: string, schema: Schema) => readonly Box[]): Plugin => ({
  // For a designer, which there is none of; a plugin is found by the type its panel names.
  ui: () => undefined,
  propPanel: { schema: {}, defaultSchema: { name: '', type, position: { x: 0, y: 0 }, width: 0, height: 0 } },
  pdf: ({ value, schema, page, pdfLib }) => {
    const { setFillingGrayscaleColor, pushGraphicsState, popGraphicsState, rectangle, fill } = pdfLib;
    const top = page.getHeight();
    const boxes = boxesOf(value, schema).map(({ x, y, width, height }) =>
      rectangle(x * POINTS, top - (y + height) * POINTS, width * POINTS, height * POINTS),
    );
    const { grey = 0 } = schema;
    const tone = typeof grey === 'number' ? grey : 0;
    page.pushOperators(pushGraphicsState(), setFillingGrayscaleColor(tone), ...boxes, fill(), popGraphicsState());
  },
});
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const plugins = {
  text,
  rule: filling('rule', (_, { position, width, height }) => [{ ...position, width, height }]),
  bars: filling('bars', (elements, { position, width, height, plain }) => {
    const bars = barsOf(elements, plain === true);
    const module = width / (bars.reduce((sum, one) => sum + one, 0) + 2 * QUIET);
    let x = position.x + QUIET * module;
    return bars.flatMap((modules, index) => {
      const bar = { x, y: position.y, width: modules * module, height };
      x += bar.width;
      return index % 2 === 0 ? [bar] : [];
    });
  }),
};

const placed = ({ x, y, width, height }: PrintElement, name: string) => ({
  name,
  position: { x, y },
  width,
  height,
  readOnly: true,
});
function schemaOf(mark: PrintElement, name: string): Schema {
  const place = placed(mark, name);
  if (mark.kind === 'rule') return { ...place, type: 'rule', content: '', grey: mark.grey };
  if (mark.kind === 'bars') return { ...place, type: 'bars', content: mark.elements, plain: mark.plain };
  return {
    ...place,
    type: 'text',
    content: mark.words,
    fontName: mark.bold ? 'bold' : 'regular',
    fontSize: mark.size,
    alignment: mark.align ?? 'left',
    verticalAlignment: mark.atTop ? 'top' : 'middle',
    lineHeight: LINE_HEIGHT,
    ...(mark.grey !== undefined && { fontColor: greyOf(mark.grey) }),
    ...(mark.turned !== undefined && { rotate: -mark.turned }),
    dynamicFontSize: { min: SMALLEST, max: mark.size, fit: 'vertical' },
  };
}

/** The paper as the bytes of a PDF. */
export async function draw({ width, height, pages }: PrintLayout): Promise<Uint8Array> {
  fonts ??= loadFonts();
  const schemas = pages.map((marks, page) => marks.map((mark, index) => schemaOf(mark, `${page}-${index}`)));
  const template = { basePdf: { width, height, padding: [0, 0, 0, 0] as [number, number, number, number] }, schemas };
  return generate({ template, inputs: [{}], plugins, options: { font: await fonts } });
}
