import { type Field, type FieldOptions, type Kind, moduleOf, type Text } from '@takt/model';
import { read } from './http.ts';

export interface Owner {
  readonly tenantName: string;
  readonly tenant: string;
  readonly userName: string;
  readonly realName?: string | null;
  /** How the person came in; who came through single sign-on leaves through it as well. */
  readonly way?: 'password' | 'qr' | 'face' | 'sso';
  /** Another system opened this session, and the original one waits. */
  readonly jumped?: boolean;
  readonly licence: { readonly state: 'none' | 'valid' | 'grace' | 'readonly'; readonly daysLeft: number };
}
/** Whose workspace this is. */
export const loadOwner = (): Promise<Owner> => read('/base/ai/queryTenancyName');

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
  readonly asked?: Pick<Field, 'required' | 'options'>;
}
interface WireColumn {
  readonly field: string;
  readonly label: string;
  readonly labelE: string;
  readonly show: boolean;
  readonly type: Kind;
  readonly formatter: string | null;
  readonly required?: boolean;
  readonly options?: FieldOptions;
}
/** The columns of an entity's list, the tenant's own fields among them. */
export const loadColumns = async (entity: string): Promise<readonly Column[]> =>
  (await read<readonly WireColumn[]>('/base/quercondition/quercond/queryTableColumn', { entity }))
    .filter(({ show }) => show)
    .map(({ field, label, labelE, type, formatter, required, options }) => ({
      name: field,
      label: [label, labelE],
      kind: type,
      labelKey: formatter,
      ...(options && { asked: { required: required ?? false, options } }),
    }));

export interface Choice {
  readonly value: string;
  readonly label: Text;
}
export interface Condition {
  readonly name: string;
  readonly label: Text;
  readonly kind: Kind;
  /** Where its values come from: fixed ones, the rows of an entity, a codelist; null for what is typed. */
  readonly source: readonly Choice[] | string | null;
}
interface WireCondition {
  readonly query_field: string;
  readonly query_name: string;
  readonly query_nameE: string;
  readonly query_type: Kind;
  readonly dataSource: readonly Choice[] | string | null;
}
/** The fields of an entity's query form. */
export const loadConditions = async (entity: string): Promise<readonly Condition[]> =>
  (await read<readonly WireCondition[]>('/base/deploy/queryQuerycondition', { resource: entity })).map((one) => ({
    name: one.query_field,
    label: [one.query_name, one.query_nameE],
    kind: one.query_type,
    source: one.dataSource,
  }));

export type Row = Readonly<Record<string, unknown>> & { readonly id: string };
export interface PageAsked {
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
export const loadPage = (entity: string, { params, page, size }: PageAsked): Promise<Page> =>
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
