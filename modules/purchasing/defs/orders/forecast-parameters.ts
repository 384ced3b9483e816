import { decimal, parameter } from '@takt/model';

/** Handbook §9 shows how much a forecast fluctuates; what may pass unasked is left to the company. */
const fluctuation = (id: string, zh: string, en: string, most: string) =>
  parameter(
    id,
    decimal(zh, en, {
      required: true,
      min: 0,
      max: 1000,
      scale: 2,
      default: most,
      help: [
        '与上一版同周数量相差超过此百分比时，发布前须确认',
        'Further from the same week of the last revision, whoever publishes it is asked first',
      ],
    }),
  );
export const FIRM_FLUCTUATION = fluctuation(
  'purchasing.firmFluctuation',
  '确定区允许波动（%）',
  'Fluctuation in the firm zone (%)',
  '10',
);
export const MATERIAL_FLUCTUATION = fluctuation(
  'purchasing.materialFluctuation',
  '备料区允许波动（%）',
  'Fluctuation in the material zone (%)',
  '30',
);
