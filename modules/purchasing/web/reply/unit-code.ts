/** A unit's code without its name: beside a figure, `400 PCS` says it all. Codes have no blank in them. */
export const unitCode = (label: unknown): string => (typeof label === 'string' ? (label.split(' ', 1)[0] ?? '') : '');
