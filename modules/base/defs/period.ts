import { date, type Text } from '@takt/model';

/** From when until when something counts; without an end it goes on. */
export const period = {
  validFrom: date('生效日期', 'Valid from', { required: true, default: 'today' }),
  validTo: date('失效日期', 'Valid until'),
};
export const inOrder = ({ validFrom, validTo }: { readonly validFrom: string; readonly validTo: string | null }): boolean =>
  !validTo || validTo >= validFrom;
export const ENDS_FIRST: Text = ['失效日期不能早于生效日期', 'The end cannot be before the beginning'];
