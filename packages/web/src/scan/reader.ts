import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The program comes from our own host; left alone, the library would ask a foreign one.
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? program : prefix + path) },
});

/** `qr` is what signs in; `any` is what stands on labels. */
export type Sought = 'qr' | 'any';
const FORMATS: Readonly<Record<Sought, ReaderOptions['formats']>> = {
  qr: ['QRCode'],
  any: ['Code128', 'QRCode', 'DataMatrix', 'Code39', 'EAN-13', 'ITF'],
};

/** The text of the code in a picture; null when there is none to be read. */
export async function codeIn(picture: ImageData, sought: Sought): Promise<string | null> {
  const [found] = await readBarcodes(picture, { formats: FORMATS[sought], maxNumberOfSymbols: 1, tryHarder: true });
  return found?.isValid ? found.text : null;
}
