import type { Field } from '@takt/model';
import { entitiesOf, type PlacedField, tablesOf } from './definitions.ts';
import type { Finding, ModuleParts } from './finding.ts';

/** Texts that name a document and are right as they are, or wait for what will hold them. */
const LISTED: Readonly<Record<string, string>> = {
  'sales.salesOrder.customerPo': 'the number of another company’s order',
  'purchasing.priceList.quoteNo': 'the number of the supplier’s own quotation',
  'purchasing.returnNotice.lines.ncNo': 'disposals come with the quality module',
};

/** `采购订单号` names a purchase order, `来源单号` some document. */
const namesDocument = ({ kind, label: [zh], options }: Field): boolean =>
  (kind === 'text' || kind === 'code') && !options.readonly && zh.endsWith('单号');

/**
 * Finds texts people type to name a document. The mistake: a delivery note named its order by its number, nobody looked whether the
 * order was there or whose it was, and what was delivered counted for it.
 */
export const referencesAreKeys = (modules: readonly ModuleParts[]): Finding[] =>
  entitiesOf(modules)
    .flatMap((entity): PlacedField[] =>
      [['', entity.fields] as const, ...tablesOf(entity).map(([name, { fields }]) => [`${name}.`, fields] as const)].flatMap(
        ([prefix, fields]) =>
          Object.entries<Field>(fields).map(([name, field]) => ({ where: `${entity.id}.${prefix}${name}`, field })),
      ),
    )
    .filter(({ where, field }) => namesDocument(field) && LISTED[where] === undefined)
    .map(({ where }) => ({ where, what: 'names a document by a text; use ref() and judge what it names' }));
