import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import program from 'zxing-wasm/reader/zxing_reader.wasm?url';

// The program comes from our own host; left alone, the library would ask a foreign one.
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? program : prefix + path) },
});

/** The text of the QR code in a picture; null when there is none to be read. */
export async function qrTextIn(picture: ImageData): Promise<string | null> {
  const [found] = await readBarcodes(picture, { formats: ['QRCode'], maxNumberOfSymbols: 1, tryHarder: true });
  return found?.isValid ? found.text : null;
}
