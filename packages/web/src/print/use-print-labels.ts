import type { Text } from '@takt/model';
import { drawCode128, drawQr } from '../kit/drawn-code.ts';
import { useLang, useSay } from '../kit/say.tsx';
import { type LabelLook, type LabelMedium, labelsHtml, type PrintLabel } from './labels.ts';
import { printPage } from './print-page.ts';

interface LabelWish {
  readonly title: Text;
  readonly medium: LabelMedium;
  readonly look: LabelLook;
  readonly labels: readonly Omit<PrintLabel, 'drawing'>[];
}

/** Prints labels through the browser; each code is drawn once. */
export function usePrintLabels(): (wish: LabelWish) => Promise<void> {
  const say = useSay();
  const lang = useLang();
  return async ({ title, medium, look, labels }) => {
    const drawn = await Promise.all(
      labels.map(async (label) => ({
        ...label,
        drawing: look === 'qr' ? await drawQr(label.code) : await drawCode128(label.code, { height: 12 }),
      })),
    );
    printPage(labelsHtml(lang === 'zh' ? 'zh-CN' : 'en', say(title), medium, look, drawn));
  };
}
