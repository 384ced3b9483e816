import { type AreaRights, callPath, fill, type Text, words } from '@takt/model';
import { fetchFile, handOver, loadButtons, loadRow, read, useLang, write } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Role, rolesListed } from '../../defs/index.ts';
import type { RoleListed } from '../../defs/role-members.ts';
import { type Held, linesOf } from './granting.ts';

const PAGES = { role: '/system/sysconfig/role', user: '/system/sysconfig/user' } as const;
export const ROLES = ['roles-listed'];

export const useRoles = () => useQuery({ queryKey: ROLES, queryFn: () => read<readonly RoleListed[]>(callPath(rolesListed)) });
export const useCatalogue = () =>
  useQuery({ queryKey: ['rights-catalogue'], queryFn: () => read<readonly AreaRights[]>(`${PAGES.role}/rights`) });

/** Why the person may not do this with roles or users; null when they may, or as long as nobody knows. */
export function useRefusal(entity: keyof typeof PAGES, action: string): { readonly text: Text; readonly unblock: Text } | null {
  const page = PAGES[entity];
  const buttons = useQuery({ queryKey: ['buttons', page], queryFn: () => loadButtons(page) });
  if (!buttons.isSuccess || buttons.data.some((button) => button.action === action)) return null;
  return { text: words.notAuthorised, unblock: fill(words.askAdmin, { permission: `system.${entity}.${action}` }) };
}

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
export const loadPreview = (role: string): Promise<readonly Seen[]> => read(`${PAGES.role}/preview`, { role });

/** Hands all roles with all rights to the person as a workbook. */
export function useMatrix(): () => Promise<void> {
  const lang = useLang();
  return async () => {
    const { file, ...answer } = await fetchFile(`${PAGES.role}/matrix`, { lang });
    if (file && 'name' in answer) handOver(file, answer.name);
  };
}
