/** What may be typed as a link: an address of the web, in full. */
export const isWebAddress = (address: string): boolean => /^https?:\/\/[^\s/]/i.test(address);
