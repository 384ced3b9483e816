import type { Lang } from '@takt/model';

/** What a row is called in the language of whoever reads, over an alias of its table. */
export const called = (alias: string, lang: Lang): string =>
  lang === 'en' ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;
