import { imageOf } from '../kit/drawn-code.ts';
import { safe } from './safe.ts';

/** One table of a sheet; numbers stand at the right. */
export interface PrintTable {
  readonly title: string | null;
  readonly columns: readonly { readonly label: string; readonly right: boolean }[];
  readonly rows: readonly (readonly string[])[];
  /** Sums under the columns; empty where there is none, absent without any. */
  readonly totals?: readonly string[];
}
/** All there is on a sheet of paper, in words. */
export interface PrintSheet {
  readonly lang: string;
  readonly company: string;
  readonly title: string;
  /** What stands beside the title: a state, say. */
  readonly note: string;
  /** Stands across every page; null without one. */
  readonly watermark: string | null;
  /** A drawing as SVG text; null without one. */
  readonly barcode: string | null;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly tables: readonly PrintTable[];
  /** Who printed it, and when. */
  readonly foot: string;
}

/** Paper is white and has its own measures: none of the workspace's look reaches it. */
const CSS = `
@page { margin: 12mm; }
body { margin: 0; color: #000; font: 9pt/1.4 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; background: #fff; }
header { display: flex; align-items: flex-end; justify-content: space-between; gap: 8mm; padding-bottom: 2mm; border-bottom: 1pt solid #000; }
.company { font-size: 8pt; }
h1 { margin: 0; font-size: 14pt; }
h1 small { margin-left: 3mm; font-weight: normal; font-size: 9pt; }
h2 { margin: 4mm 0 1mm; font-size: 10pt; }
.barcode { height: 12mm; }
dl { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1mm 6mm; margin: 3mm 0; }
dl div { display: flex; gap: 2mm; break-inside: avoid; }
dt { flex: none; color: #444; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 0.6mm 1.2mm; text-align: left; vertical-align: top; border: 0.5pt solid #888; overflow-wrap: anywhere; }
th { background: #eee; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.right { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
tfoot td { font-weight: 600; }
.watermark { position: fixed; inset: 0; display: flex; align-items: center; justify-content: center; color: #bbb; font-weight: 700;
  font-size: 56pt; white-space: nowrap; opacity: 0.5; transform: rotate(-30deg); pointer-events: none; }
footer { margin-top: 3mm; color: #444; font-size: 8pt; }
`;

const cell = (tag: 'th' | 'td', text: string, right: boolean): string =>
  `<${tag}${right ? ' class="right"' : ''}>${safe(text)}</${tag}>`;

function tableHtml({ title, columns, rows, totals }: PrintTable): string {
  const line = (tag: 'th' | 'td', texts: readonly string[]): string =>
    `<tr>${columns.map(({ right }, at) => cell(tag, texts[at] ?? '', right)).join('')}</tr>`;
  const head = line(
    'th',
    columns.map(({ label }) => label),
  );
  const foot = totals ? `<tfoot>${line('td', totals)}</tfoot>` : '';
  return `${title === null ? '' : `<h2>${safe(title)}</h2>`}<table><thead>${head}</thead><tbody>${rows
    .map((row) => line('td', row))
    .join('')}</tbody>${foot}</table>`;
}

/** A sheet as a page of its own. Whatever people have written into it stays text. */
export function sheetHtml({ lang, company, title, note, watermark, barcode, facts, tables, foot }: PrintSheet): string {
  const drawn = barcode === null ? '' : `<img class="barcode" alt="" src="${imageOf(barcode)}">`;
  const across = watermark === null ? '' : `<div class="watermark">${safe(watermark)}</div>`;
  const told = facts.map(([label, value]) => `<div><dt>${safe(label)}</dt><dd>${safe(value)}</dd></div>`).join('');
  return `<!doctype html><html lang="${safe(lang)}"><head><meta charset="utf-8"><title>${safe(title)}</title><style>${CSS}</style></head>
<body>${across}<header><div><div class="company">${safe(company)}</div><h1>${safe(title)}<small>${safe(note)}</small></h1></div>${drawn}</header>
${told === '' ? '' : `<dl>${told}</dl>`}${tables.map(tableHtml).join('')}<footer>${safe(foot)}</footer></body></html>`;
}
