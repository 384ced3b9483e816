/** Numbers of the GS1 system end in a digit that tells most slips of the pen. */

/** The check digit of the digits before it: from the right, weights 3 and 1 in turn. */
export function checkDigit(digits: string): string {
  if (!/^\d+$/.test(digits)) throw new RangeError('a GS1 number has digits only');
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, place) => total + (digit.charCodeAt(0) - 48) * (place % 2 === 0 ? 3 : 1), 0);
  return String((10 - (sum % 10)) % 10);
}

const endsRight = (number: string): boolean => checkDigit(number.slice(0, -1)) === number.slice(-1);

export const GTIN = /^(\d{8}|\d{12}|\d{13}|\d{14})$/;
/** An article number of 8, 12, 13 or 14 digits with the right last one. */
export const isGtin = (text: string): boolean => GTIN.test(text) && endsRight(text);

const SSCC = /^\d{18}$/;
/** The number of one package on its way, right to the last digit. */
export const isSscc = (text: string): boolean => SSCC.test(text) && endsRight(text);

/** The number of one package: extension digit, company prefix, then the serial number filled up to sixteen digits. */
export function ssccOf(extension: string, prefix: string, serial: string): string {
  if (!/^\d$/.test(extension) || !/^\d{7,10}$/.test(prefix))
    throw new RangeError('an SSCC begins with one digit and a company prefix');
  const room = 16 - prefix.length;
  if (serial.length > room) throw new RangeError(`the serial number has more than ${room} digits`);
  const digits = `${extension}${prefix}${serial.padStart(room, '0')}`;
  return `${digits}${checkDigit(digits)}`;
}
