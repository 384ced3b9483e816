/** What companies keep their books in, and pay in where nobody agreed on anything else. */
export const HOME_CURRENCY = 'CNY';
