/** Codes for scanners, as SVG text. The library that draws them is fetched when the first one is needed. */
const drawing = () => import('bwip-js/browser');

export async function drawCode128(text: string, look: { readonly height: number; readonly withText?: boolean }): Promise<string> {
  const { code128, drawingSVG } = await drawing();
  const words = look.withText ? { includetext: true, textxalign: 'center' as const } : { paddingwidth: 4 };
  return code128({ bcid: 'code128', text, height: look.height, ...words }, drawingSVG());
}

export async function drawQr(text: string): Promise<string> {
  const { qrcode, drawingSVG } = await drawing();
  return qrcode({ bcid: 'qrcode', text, padding: 2 }, drawingSVG());
}

/** A drawing as the source of an image; nothing in it can run. */
export const imageOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
