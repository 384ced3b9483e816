const OCTET = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)';
const V4 = `${OCTET}(?:\\.${OCTET}){3}`;
const GROUP = '[0-9a-fA-F]{1,4}';
/** One run of zeros may be left out, wherever it stands. */
const GAPS = Array.from({ length: 6 }, (_, n) => `(?:${GROUP}:){1,${6 - n}}(?::${GROUP}){1,${n + 1}}`);
const V6 = [`(?:${GROUP}:){7}${GROUP}`, ...GAPS, `(?:${GROUP}:){1,7}:`, `:(?::${GROUP}){1,7}`, '::'].join('|');
/** A company's own network is no wider than this: a list of everything would take the bounds away from everybody. */
const ONE = `(?:${V4}(?:/(?:1[6-9]|2\\d|3[0-2]))?|(?:${V6})(?:/(?:3[2-9]|[4-9]\\d|1[01]\\d|12[0-8]))?)`;

/** Addresses and networks of a list, divided by commas or spaces. */
export const addressesIn = (list: string): readonly string[] => list.split(/[\s,，;；]+/).filter((one) => one !== '');

/** A list of addresses and networks, as people write it. */
export const ADDRESS_LIST = new RegExp(`^\\s*${ONE}(?:[\\s,，;；]+${ONE})*[\\s,，;；]*$`);
