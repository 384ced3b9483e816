import { type Field, type FieldOptions, type Kind, type Lang, moduleOf, type Text, TIME_ZONE } from '@takt/model';
import { speakOwn } from '../kit/say.tsx';
import { learnZones } from './company-clock.ts';
import { decidedBy } from './decided.ts';
import { read } from './http.ts';

export interface Owner {
  readonly tenantName: string;
  readonly tenant: string;
  readonly userName: string;
  readonly realName?: string | null;
  readonly realNameEn?: string | null;
  /** What the person wants to be spoken to in; null where they take what the device speaks. */
  readonly language?: Lang | null;
  /** How the person came in; who came through single sign-on leaves through it as well. */
  readonly way?: 'password' | 'passkey' | 'qr' | 'face' | 'sso';
  /** Another system opened this session, and the original one waits. */
  readonly jumped?: boolean;
  /** What the company decided of what screens follow, by the names of the parameters. */
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** Zones of plants that are not in the company's. */
  readonly plantZones?: Readonly<Record<string, string>>;
  /** What the person does not see, by entity; paths of fields, `lines.price` for one of a table. */
  readonly hidden?: Readonly<Record<string, readonly string[]>>;
  /** The supplier the person belongs to; null for our own people. */
  readonly vendorId?: string | null;
  /** Steps that documents wait for and the person may take, by right. */
  readonly steps?: readonly string[];
  readonly licence: { readonly state: 'none' | 'valid' | 'grace' | 'readonly'; readonly daysLeft: number };
}
/** Whose workspace this is; from here on it speaks their language and goes by their company's clock. */
export async function loadOwner(): Promise<Owner> {
  const owner = await read<Owner>('/base/ai/queryTenancyName');
  speakOwn(owner.language ?? null);
  learnZones(decidedBy(owner, TIME_ZONE), owner.plantZones ?? {});
  return owner;
}
/** Asked once for as long as the session lasts; whoever changes what it tells asks anew. */
export const ownerQuery = { queryKey: ['owner'], queryFn: loadOwner, staleTime: Number.POSITIVE_INFINITY };

export interface MenuEntry {
  readonly id: number;
  readonly label: Text;
  readonly icon: string | null;
  readonly url: string;
  readonly entity: string | null;
  readonly children: readonly MenuEntry[];
}
interface WireEntry {
  readonly id: number;
  readonly label: string;
  readonly labelE: string;
  readonly icon?: string;
  readonly url: string;
  readonly entity?: string | null;
  readonly children: readonly WireEntry[];
}
const entryOf = ({ id, label, labelE, icon, url, entity, children }: WireEntry): MenuEntry => ({
  id,
  label: [label, labelE],
  icon: icon ?? null,
  url,
  entity: entity ?? null,
  children: children.map(entryOf),
});
/** The menu as the person may see it. */
export const loadMenu = async (): Promise<readonly MenuEntry[]> =>
  (await read<readonly WireEntry[]>('/system/sysconfig/resource/queryResourceByUser')).map(entryOf);

export interface Column {
  readonly name: string;
  readonly label: Text;
  readonly kind: Kind;
  /** The key under which the server sends a name for the value, where the value itself means nothing to people. */
  readonly labelKey: string | null;
  /** A tenant's own field: what its form must know of it. */
  readonly formRules?: Pick<Field, 'required' | 'options'>;
}
export interface WireColumn {
  readonly field: string;
  readonly label: string;
  readonly labelE: string;
  readonly type: Kind;
  readonly formatter: string | null;
  readonly required?: boolean;
  readonly options?: FieldOptions;
}
export const columnOf = ({ field, label, labelE, type, formatter, required, options }: WireColumn): Column => ({
  name: field,
  label: [label, labelE],
  kind: type,
  labelKey: formatter,
  ...(options && { formRules: { required: required ?? false, options } }),
});
/** The columns of an entity's list, the tenant's own fields among them; which of them are shown is the list's to say. */
export const loadColumns = async (entity: string, url?: string): Promise<readonly Column[]> =>
  (
    await read<readonly WireColumn[]>('/base/quercondition/quercond/queryTableColumn', { entity, ...(url && { pathNo: url }) })
  ).map(columnOf);

export interface Choice {
  readonly value: string;
  readonly label: Text;
  /** Rows may still have it, and nobody can choose it any more. */
  readonly retired?: true;
}
export interface Condition {
  readonly name: string;
  readonly label: Text;
  readonly kind: Kind;
  /** Where its values come from: fixed ones, the rows of an entity, a codelist; null for what is typed. */
  readonly source: readonly Choice[] | string | null;
  readonly shown: boolean;
  /** It must be filled in before the list is asked for. */
  readonly must: boolean;
  /** What the form begins with; null for nothing. */
  readonly initial: unknown;
}
export interface WireCondition {
  readonly query_field: string;
  readonly query_name: string;
  readonly query_nameE: string;
  readonly query_type: Kind;
  readonly dataSource: readonly Choice[] | string | null;
  readonly show?: boolean;
  readonly isMust?: boolean;
  readonly defaultValue?: unknown;
}
export const conditionOf = (one: WireCondition): Condition => ({
  name: one.query_field,
  label: [one.query_name, one.query_nameE],
  kind: one.query_type,
  source: one.dataSource,
  shown: one.show ?? true,
  must: one.isMust ?? false,
  initial: one.defaultValue ?? null,
});
/** The fields of a list's query form, as they are arranged for the person; those taken out still have their words. */
export const loadConditions = async (entity: string, url: string): Promise<readonly Condition[]> =>
  (await read<readonly WireCondition[]>('/base/deploy/queryQuerycondition', { resource: entity, pathNo: url })).map(conditionOf);

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
export interface PageRequest {
  readonly params: Readonly<Record<string, unknown>>;
  readonly page: number;
  readonly size: number;
}
export interface Page {
  readonly list: readonly Row[];
  readonly total: number;
  /** There are more than `total`; the server stopped counting. */
  readonly totalCapped: boolean;
}
/** One page of an entity's list. */
export const loadPage = (entity: string, { params, page, size }: PageRequest): Promise<Page> =>
  read(`/${moduleOf(entity)}/ai/queryPage`, { _entity: entity, _params: params, paging: { page, size } });

/** One row with its lines. */
export const loadRow = <T>(entity: string, id: string): Promise<T> =>
  read(`/${moduleOf(entity)}/ai/queryOne`, { _entity: entity, id });

export interface Option {
  readonly value: string;
  readonly label: string;
}
/** Rows of an entity to choose from, found by any part of what names them. */
export const loadOptions = (entity: string, search: string): Promise<readonly Option[]> =>
  read(`/${moduleOf(entity)}/ai/queryArray`, { _entity: entity, search });
/** The rows that are called exactly so, as many as the server takes at once. */
export const KEYS_AT_ONCE = 1000;
export const loadOptionsCalled = (entity: string, keys: readonly string[]): Promise<readonly Option[]> =>
  read(`/${moduleOf(entity)}/ai/queryArray`, { _entity: entity, keys });
