import { imageOf } from '../kit/drawn-code.ts';
import { safe } from './safe.ts';

/** One label: a code for scanners, the same for people, and what helps to find the place. */
export interface PrintLabel {
  readonly code: string;
  /** As SVG text. */
  readonly drawing: string;
  readonly lines: readonly string[];
  /** A few characters that stand apart; null without any. */
  readonly mark: string | null;
}
/** Labels on sheets to be cut or peeled, or one after another from a roll. */
const LABEL_MEDIA = ['sheet', 'roll'] as const;
export type LabelMedium = (typeof LABEL_MEDIA)[number];
export type LabelLook = 'code128' | 'qr';

/** A4 in three columns and eight rows of 70 × 37 mm; a roll of 100 × 50 mm. */
const PAPERS: Readonly<Record<LabelMedium, string>> = {
  sheet: `@page { size: A4; margin: 0.5mm 0; }
body { display: grid; grid-template-columns: repeat(3, 70mm); grid-auto-rows: 37mm; }`,
  roll: `@page { size: 100mm 50mm; margin: 0; }
article { width: 100mm; height: 50mm; break-after: page; }
article:last-child { break-after: auto; }
h2 { font-size: 22pt; }`,
};
const CSS = `
body { margin: 0; color: #000; font: 8pt/1.3 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; background: #fff; }
article { display: grid; box-sizing: border-box; padding: 3mm 4mm; align-content: space-between; overflow: hidden; break-inside: avoid; }
header, footer { display: flex; align-items: center; justify-content: space-between; gap: 2mm; }
h2 { margin: 0; font-size: 15pt; line-height: 1.1; white-space: nowrap; font-variant-numeric: tabular-nums; }
mark { flex: none; padding: 0.3mm 1.5mm; color: #000; font-weight: 700; font-size: 12pt; background: none; border: 0.6pt solid #000; }
img { display: block; }
.code128 img { width: 100%; height: 12mm; object-fit: contain; object-position: left; }
.qr { grid-template-columns: auto 1fr; column-gap: 3mm; }
.qr img { grid-row: 1 / span 2; width: 24mm; height: 24mm; align-self: center; }
`;

const articleOf = ({ code, drawing, lines, mark }: PrintLabel, look: LabelLook): string => {
  const head = `<header><h2>${safe(code)}</h2>${mark === null ? '' : `<mark>${safe(mark)}</mark>`}</header>`;
  const image = `<img alt="${safe(code)}" src="${imageOf(drawing)}">`;
  const foot = `<footer>${lines.map((line) => `<span>${safe(line)}</span>`).join('')}</footer>`;
  return `<article class="${look}">${look === 'qr' ? `${image}${head}${foot}` : `${head}${image}${foot}`}</article>`;
};

/** Labels as a page of their own. */
export const labelsHtml = (
  lang: string,
  title: string,
  paper: LabelMedium,
  look: LabelLook,
  labels: readonly PrintLabel[],
): string =>
  `<!doctype html><html lang="${safe(lang)}"><head><meta charset="utf-8"><title>${safe(title)}</title><style>${CSS}${PAPERS[paper]}</style></head>
<body>${labels.map((label) => articleOf(label, look)).join('')}</body></html>`;
