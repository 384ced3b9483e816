/** A `timestamptz` of the database, which arrives as text, as the moment it is. */
export const instant = (text: string): Date => new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
