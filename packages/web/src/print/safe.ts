const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Whatever people have written stays text on paper. */
export const safe = (text: string): string => text.replace(/[&<>"']/g, (odd) => ENTITIES[odd] ?? '');
