import { tableName } from '@takt/model';
import type { Loaded } from './load-statements.ts';

/** The expressions a module binds to computed fields of an entity; those of lines stand under the name of their table. */
export interface Computing {
  readonly entity: { readonly id: string };
  readonly expressions: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A statement for each computed field, over the rows as the engine names them: `t`, and `h` for the header of lines. */
export const computedStatements = (computing: readonly Computing[]): readonly Loaded[] =>
  computing.flatMap(({ entity: { id }, expressions }) =>
    Object.entries(expressions).flatMap(([name, expression]) =>
      typeof expression === 'string'
        ? [{ where: `${id}.${name}`, text: `select ${expression} from ${tableName(id)} t` }]
        : Object.entries(expression).map(([field, each]) => ({
            where: `${id}.${name}.${field}`,
            text: `select ${each} from ${tableName(id, name)} t join ${tableName(id)} h on h.tenant_id = t.tenant_id and h.id = t.parent_id`,
          })),
    ),
  );
