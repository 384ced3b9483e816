import { fill, type Text } from '@takt/model';
import { MasterDetail, type MasterItem, type MasterDetailWords } from '@takt/web';
import type { ReactNode } from 'react';
import type { RoleListed } from '../../defs/role-members.ts';
import { useRoles } from './calls.ts';

const WORDS: MasterDetailWords = {
  list: ['角色', 'Roles'],
  search: ['角色编码或名称', 'Code or name of a role'],
  none: ['没有符合条件的角色', 'No role matches'],
  choose: ['请在左侧选择角色', 'Choose a role on the left'],
};
const PEOPLE: Text = ['{n} 人', '{n} people'];
const PERSON: Text = ['1 人', '1 person'];
const ADMIN: Text = ['管理员', 'Administrator'];

interface RoleEditorProps {
  readonly title: Text;
  readonly extra?: ReactNode;
  /** What is shown of the chosen role, and the mark for what is not saved of it. */
  readonly children: (role: RoleListed, setUnsaved: (unsaved: boolean) => void) => ReactNode;
}

const itemOf = ({ id, code, name, isAdmin, people }: RoleListed): MasterItem => ({
  key: id,
  name,
  code,
  tag: isAdmin ? ADMIN : null,
  about: people === 1 ? PERSON : fill(PEOPLE, { n: people }),
});

/** Roles on the left, one of them on the right. */
export function RoleEditor({ title, extra, children }: RoleEditorProps) {
  const { data: roles = [], error, isPending } = useRoles();
  return (
    <MasterDetail title={title} words={WORDS} items={roles.map(itemOf)} pending={isPending} error={error} extra={extra}>
      {(key, setUnsaved) => {
        const role = roles.find(({ id }) => id === key);
        return role && children(role, setUnsaved);
      }}
    </MasterDetail>
  );
}
