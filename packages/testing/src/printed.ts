import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDocument, type PDFObject, type PDFPage, PDFRawStream } from '@pdfme/pdf-lib';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** Points of the picture for each point of the paper: about what a printer of 300 dots an inch draws. */
const SCALE = 4;
const [WHITE, BLACK] = [0xffffffff, 0xff000000];
const BOX = /(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\b/g;

const streams = (page: PDFPage): string => {
  const contents = page.node.Contents();
  const parts: (PDFObject | undefined)[] =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  return parts.map((part) => (part instanceof PDFRawStream ? inflateSync(part.getContents()).toString('latin1') : '')).join('\n');
};

/** The page as a scanner sees it: its black boxes on white. */
function picture(page: PDFPage): {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly colorSpace: 'srgb';
} {
  const [width, height] = [Math.ceil(page.getWidth() * SCALE), Math.ceil(page.getHeight() * SCALE)];
  const points = new Uint32Array(width * height).fill(WHITE);
  for (const [, x = '', y = '', w = '', h = ''] of streams(page).matchAll(BOX)) {
    const [left, right] = [Number(x), Number(x) + Number(w)].map((at) => Math.round(at * SCALE));
    const [top, bottom] = [Number(y) + Number(h), Number(y)].map((at) => Math.round((page.getHeight() - at) * SCALE));
    for (let row = top ?? 0; row < (bottom ?? 0); row += 1)
      points.fill(BLACK, row * width + (left ?? 0), row * width + (right ?? 0));
  }
  return { width, height, data: new Uint8ClampedArray(points.buffer), colorSpace: 'srgb' };
}

/** What a scanner reads on each page of a PDF, from top to bottom, and how it tells the kind of symbol. */
export async function scanPdf(pdf: Uint8Array): Promise<readonly (readonly string[])[]> {
  const wasmBinary = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer }, fireImmediately: true });
  const paper = await PDFDocument.load(pdf);
  const pages: string[][] = [];
  for (const page of paper.getPages()) {
    const found = await readBarcodes(picture(page), {
      formats: ['Code128'],
      tryHarder: true,
      maxNumberOfSymbols: 20,
      textMode: 'Plain',
    });
    const sorted = found.toSorted((one, other) => one.position.topLeft.y - other.position.topLeft.y);
    pages.push(sorted.map(({ symbologyIdentifier, text }) => `${symbologyIdentifier}${text}`));
  }
  return pages;
}
