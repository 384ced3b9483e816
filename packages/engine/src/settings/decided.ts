import { type Parameter, shippedValue } from '@takt/model';

const shippedSql = (value: string | number | null): string => (value === null ? 'null' : `'${value}'`);

/** What the company of a row decided, for SQL: the text of a parameter's value, of the row's `alias`. */
export const decided = (parameter: Parameter<string | number | null>, alias: string): string =>
  `coalesce((select p.value #>> '{}' from app.parameter p where p.tenant_id = ${alias}.tenant_id and p.name = '${parameter.id}'),
    ${shippedSql(shippedValue(parameter))})`;
