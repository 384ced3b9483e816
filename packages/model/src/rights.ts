import type { Text } from './text.ts';

/** Something a role may be given. */
export interface Right {
  readonly permission: string;
  readonly label: Text;
}
/** What people do with rows of an entity, apart from taking them out of the product. */
export const RECORD_RIGHTS: readonly string[] = ['read', 'create', 'edit', 'delete', 'import'];

/** A page and what can be given on it. */
export interface PageRights {
  /** Its address; null where rights stand together that belong to no page. */
  readonly route: string | null;
  readonly label: Text;
  /** The right without which the page is not in the menu; null where it is everybody's. */
  readonly opens: Right | null;
  readonly rights: readonly Right[];
}
interface GroupRights {
  readonly name: string;
  readonly label: Text;
  readonly pages: readonly PageRights[];
}
/** Everything there is to give, arranged as the shipped menu is. */
export interface AreaRights {
  readonly name: string;
  readonly label: Text;
  readonly groups: readonly GroupRights[];
}

/** `base.part.edit` is held directly, through `base.part.*` or through `base.*`. */
export function holding(permissions: Iterable<string>): (permission: string) => boolean {
  const held = new Set(permissions);
  return (permission) => {
    const [module = '', entity = ''] = permission.split('.');
    return held.has(permission) || held.has(`${module}.${entity}.*`) || held.has(`${module}.*`);
  };
}
