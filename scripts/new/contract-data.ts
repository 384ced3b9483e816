import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Words = { readonly zh: string; readonly en: string };
export interface ContractGuard extends Words {
  readonly id: string;
  /** What it holds to, in the words of the contract. */
  readonly rule: string;
  readonly level?: string;
}
export interface ContractAction extends Words {
  readonly id: string;
  readonly from: readonly string[];
  readonly to?: string;
  readonly to_when?: readonly object[];
  readonly by_system?: boolean;
  readonly deny?: Words;
  readonly guards?: readonly ContractGuard[];
  readonly effects?: readonly string[];
  readonly actor?: string;
  readonly note?: string;
}
/** A document of the contract: its states, actions and sentences. */
export interface ContractDocument extends Words {
  readonly initial: string;
  readonly terminal: readonly string[];
  readonly states: readonly (Words & { readonly code: string })[];
  readonly actions: readonly ContractAction[];
}

/** Name, kind with what it points to, Chinese, English, options. */
export type ProposedField = readonly [string, string, string, string, Readonly<Record<string, unknown>>?];
/** What somebody proposes for it: fields, lines, columns, and remarks on what its actions do. */
export interface Proposal {
  readonly id: string;
  readonly kind: string;
  readonly is?: string;
  readonly label?: readonly [string, string];
  readonly number?: string;
  readonly fields?: readonly ProposedField[];
  readonly details?: Readonly<Record<string, Words & { readonly unique?: unknown; readonly fields: readonly ProposedField[] }>>;
  readonly list?: readonly string[];
  readonly query?: readonly string[];
  readonly scopes?: Readonly<Record<string, string>>;
  readonly does?: Readonly<Record<string, string>> | null;
  readonly also?: readonly unknown[];
  readonly holds?: readonly unknown[];
  readonly pages?: readonly unknown[];
}

export interface Origin {
  readonly contract: ContractDocument | null;
  readonly proposal: Proposal | null;
}

/** Both by their key, from `states.json` and `model.json` of a folder. */
export async function readOrigin(folder: string, key: string): Promise<Origin> {
  const one = async <T>(file: string): Promise<T | null> =>
    (JSON.parse(await readFile(join(folder, file), 'utf8')) as Readonly<Record<string, T>>)[key] ?? null;
  return { contract: await one<ContractDocument>('states.json'), proposal: await one<Proposal>('model.json') };
}
