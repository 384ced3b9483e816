import type { Text } from '@takt/model';
import {
  callKey,
  callServer,
  engineQuery,
  fetchFile,
  handOver,
  loadRow,
  useCall,
  useLang,
  useWhyNot,
  type Why,
  write,
} from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { ownRights, Role, rolesListed } from '../../defs/index.ts';
import { type Held, linesOf } from './granting.ts';

const PAGES = { role: '/system/sysconfig/role', user: '/system/sysconfig/user' } as const;
export const ROLES = callKey(rolesListed);

export const useRoles = () => useCall(rolesListed, {});

/** What the person holds, and so may give. */
export const useOwnRights = () => useCall(ownRights, {});

/** Why the person may not do this with roles or users; null when they may, or as long as nobody knows. */
export const useRefusal = (entity: keyof typeof PAGES, action: string): Why | null =>
  useWhyNot(PAGES[entity], `system.${entity}`)(action);

export const useRole = (id: string) => useQuery({ queryKey: ['role-rights', id], queryFn: () => loadRow<Role>(Role.id, id) });
export const saveRights = ({ id, version, permissions }: Role, held: Held): Promise<unknown> =>
  write('/system/ai/submit', { _entity: Role.id, row: { id, version, permissions: linesOf(held, permissions) } });

/** A page of the menu somebody with only this role would see. */
export interface Seen {
  readonly id: number;
  readonly label: string;
  readonly labelE: string;
  /** Null for pages without rows, whose doings are not told by buttons. */
  readonly entity?: string | null;
  readonly buttons: readonly Text[];
  readonly children: readonly Seen[];
}
const preview = engineQuery<{ readonly role: string }, readonly Seen[]>(`${PAGES.role}/preview`);
export const loadPreview = (role: string) => callServer(preview, { role });

/** Hands all roles with all rights to the person as a workbook. */
export function useMatrix(): () => Promise<void> {
  const lang = useLang();
  return async () => {
    const { file, ...answer } = await fetchFile(`${PAGES.role}/matrix`, { lang });
    if (file && 'name' in answer) handOver(file, answer.name);
  };
}
