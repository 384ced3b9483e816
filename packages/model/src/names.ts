/** `deliveryNote` → `delivery_note`: the one rule from definition names to database names. */
export const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `purchasing.deliveryNote` → `purchasing_delivery_note`; a detail table adds its own name. */
export const tableName = (id: string, detail?: string): string =>
  snake(id.replace('.', '_')) + (detail ? `_${snake(detail)}` : '');

export const moduleOf = (id: string): string => id.split('.')[0] ?? '';
export const entityOf = (id: string): string => id.split('.')[1] ?? '';
