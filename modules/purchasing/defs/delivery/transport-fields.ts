import { blank, isMobile, MOBILE, text } from '@takt/model';

/** Who drives what. */
export const lorryFields = {
  carrier: text('承运商', 'Carrier', { length: 100 }),
  driver: text('司机', 'Driver', { length: 50 }),
  driverTel: text('司机联系方式', 'Driver contact', { length: 20 }),
  plate: text('车牌号', 'Plate number', { length: 12 }),
};

/** Who drives, from where to where: of pickups and of returns. */
export const transport = {
  // B083, B084
  shipFrom: text('发货地', 'Ship-from place', {
    required: true,
    length: 200,
    requiredWords: ['发货地不能为空', 'The ship-from place is required'],
  }),
  receiveTo: text('收货地', 'Receive-to place', {
    required: true,
    length: 200,
    requiredWords: ['收货地不能为空', 'The receive-to place is required'],
  }),
  ...lorryFields,
  // B082
  driverTel: text('司机联系方式', 'Driver contact', {
    length: 20,
    pattern: MOBILE.pattern,
    patternWords: ['司机联系方式不正确', 'The driver contact is not valid'],
  }),
};

interface Lorry {
  readonly driver: string | null;
  readonly driverTel: string | null;
  readonly plate: string | null;
}
/** What whoever ships is asked for where the document does not say it: often the lorry is known only then. */
export const shipInput = {
  driver: text('司机', 'Driver', { length: 50, neededIf: ({ driver }: Lorry) => blank(driver) }),
  driverTel: text('司机联系方式', 'Driver contact', {
    length: 20,
    neededIf: ({ driverTel }: Lorry) => !isMobile(driverTel),
    help: ['11位手机号', 'A mobile number of 11 digits'],
  }),
  plate: text('车牌号', 'Plate number', { length: 12, neededIf: ({ plate }: Lorry) => blank(plate) }),
};
const filledText = (value: unknown): string | null => (typeof value === 'string' && !blank(value) ? value : null);
/** Of a document that leaves: what it says itself, then what was said as it left; one answer may be for several of them. */
export const lorryOf = (row: Lorry, input: Readonly<Record<string, unknown>>): Lorry => ({
  driver: filledText(row.driver) ?? filledText(input['driver']),
  driverTel: isMobile(row.driverTel) ? row.driverTel : filledText(input['driverTel']),
  plate: filledText(row.plate) ?? filledText(input['plate']),
});
