import type { Definitions, MenuGroup } from '@takt/model';

/** One place that breaks a rule. `where` is `path:line`, or the id of a definition or of a database object. */
export interface Finding {
  readonly where: string;
  readonly what: string;
}

/** A file of the repository with its text. */
export interface Source {
  /** From the root of the repository, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What a module declares, as far as checks look at it. */
export interface ModuleParts {
  readonly defs: Definitions;
  readonly menu: readonly MenuGroup[];
}

/** Runs one statement as an administrator of the database under check. */
export type Query = <T>(sql: string) => Promise<T[]>;

interface Check<Input, Output> {
  readonly name: string;
  readonly run: (input: Input) => Output;
}
export type SourceCheck = Check<readonly Source[], readonly Finding[]>;
export type DefinitionCheck = Check<readonly ModuleParts[], readonly Finding[]>;
export type CatalogueCheck = Check<Query, Promise<readonly Finding[]>>;
