import {
  elementsText,
  elementString,
  formatDecimal,
  type PrintElement,
  type PrintLayout,
  sharedWords,
  symbolsOf,
  type Text,
} from '@takt/model';
import { contentElements, type LabelFacts, packageElement } from './label-elements.ts';

/** The usual label of logistics: 100 × 150 mm. Both languages stand on each, for hands on both ends of the road. */
const WIDTH = 100;
const HEIGHT = 150;
const EDGE = 4;
const INNER = WIDTH - 2 * EDGE;
/** Where the symbols begin; above it people read. */
const BARS_FROM = 80;
const READ_BELOW = 4;

const KINDS: Readonly<Record<LabelFacts['kind'], Text>> = { case: ['箱标签', 'CASE'], pallet: ['托盘标签', 'PALLET'] };

const words = (
  [x, y, width, height]: readonly [number, number, number, number],
  text: string,
  look: { readonly size: number; readonly bold?: boolean; readonly align?: 'right' | 'center' },
): PrintElement => ({ kind: 'words', x, y, width, height, words: text, ...look });
const rule = (y: number): PrintElement => ({ kind: 'rule', x: EDGE, y, width: INNER, height: 0.3 });

/** A value with its name above it. Nothing is drawn where there is none, so that no empty box looks like a mistake. */
const fact = (
  [x, y, width]: readonly [number, number, number],
  [zh, en]: Text,
  value: string | null,
  size: number,
): PrintElement[] =>
  value === null || value === ''
    ? []
    : [
        words([x, y, width, 3.4], `${zh} ${en}`, { size: 6.5 }),
        words([x, y + 3.4, width, size / 2], value, { size, bold: true }),
      ];

/** What stands for scanners: the content first, the number of the package last and highest. */
function symbols(facts: LabelFacts): PrintElement[] {
  const all = [...symbolsOf(contentElements(facts)), [packageElement(facts)]];
  const last = facts.kind === 'pallet' ? 2 : 1.4;
  const share = (HEIGHT - EDGE - BARS_FROM) / (all.length - 1 + last);
  return all.flatMap((elements, index): PrintElement[] => {
    const y = BARS_FROM + index * share;
    const height = (index === all.length - 1 ? last : 1) * share - READ_BELOW - 2;
    return [
      { kind: 'bars', x: EDGE, y, width: INNER, height, elements: elementString(elements) },
      words([EDGE, y + height, INNER, READ_BELOW], elementsText(elements), { size: 8, align: 'center' }),
    ];
  });
}

function marks(facts: LabelFacts): readonly PrintElement[] {
  const [left, right, half] = [EDGE, WIDTH / 2 + 1, INNER / 2 - 1];
  return [
    words([left, 4, 60, 8], facts.vendor, { size: 11, bold: true }),
    words([68, 4, 28, 8], KINDS[facts.kind].join(' '), { size: 11, bold: true, align: 'right' }),
    rule(13),
    ...fact([left, 14.5, INNER], ['物料号', 'Part no.'], facts.partNo, 24),
    words([left, 30.5, INNER, 6], facts.name[0], { size: 12 }),
    words([left, 36.5, INNER, 4.5], facts.name[1] === facts.name[0] ? '' : facts.name[1], { size: 9 }),
    rule(42),
    ...fact([left, 43.5, half], sharedWords.quantity, `${formatDecimal(facts.qty)} ${facts.unit}`, 20),
    ...fact([right, 43.5, half], ['批次', 'Batch'], facts.batch, 14),
    ...fact([left, 58, half], ['生产日期', 'Produced'], facts.producedOn, 9),
    ...fact([right, 58, half], ['有效期至', 'Use by'], facts.expiresOn, 9),
    ...fact([left, 66.5, 30], ['送货单', 'Delivery note'], facts.noteNo, 8),
    ...fact([left + 31, 66.5, 30], ['订单', 'Order'], facts.orderNo, 8),
    ...fact([left + 62, 66.5, 30], ['标签号', 'Label no.'], facts.number, 8),
    ...(facts.serialNo ? [words([right, 54, half, 4], `SN ${facts.serialNo}`, { size: 8 })] : []),
    rule(76),
    ...symbols(facts),
  ].filter((mark) => mark.kind !== 'words' || mark.words !== '');
}

/** Labels as a file for the printer, one on each page. */
export const labelLayout = (name: string, labels: readonly LabelFacts[]): PrintLayout => ({
  name,
  width: WIDTH,
  height: HEIGHT,
  pages: labels.map(marks),
});

/** A4, and how much smaller a label is there: four of them leave room for the edges printers cannot reach. */
const SHEET = { width: 210, height: 297, across: 2, down: 2, scale: 0.95 };

/** The same labels side by side on sheets, to be cut. */
export function onSheets(layout: PrintLayout): PrintLayout {
  const { width, height, across, down, scale } = SHEET;
  const each = across * down;
  const sheets = Array.from({ length: Math.ceil(layout.pages.length / each) }, (_, at) =>
    layout.pages.slice(at * each, (at + 1) * each),
  );
  const [cellWidth, cellHeight] = [width / across, height / down];
  const [left, top] = [(cellWidth - layout.width * scale) / 2, (cellHeight - layout.height * scale) / 2];
  return {
    ...layout,
    width,
    height,
    pages: sheets.map((labels) =>
      labels.flatMap((marks, at) => {
        const [x, y] = [(at % across) * cellWidth + left, Math.floor(at / across) * cellHeight + top];
        return marks.map((mark): PrintElement => {
          const place = { x: x + mark.x * scale, y: y + mark.y * scale, width: mark.width * scale, height: mark.height * scale };
          return mark.kind === 'words' ? { ...mark, ...place, size: mark.size * scale } : { ...mark, ...place };
        });
      }),
    ),
  };
}
