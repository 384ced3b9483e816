import { type AreaRights, fill, sharedWords, type Text } from '@takt/model';
import { type ActionButton, ActionButtonView, Refusal, useDone, useRightsCatalogue, useSay } from '@takt/web';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, Flex, Input, Skeleton } from 'antd';
import { useState } from 'react';
import type { Role } from '../../defs/index.ts';
import type { RoleListed } from '../../defs/role-members.ts';
import { saveRights, useMatrix, useOwnRights, useRefusal, useRole } from './calls.ts';
import {
  found,
  type Held,
  type MayGive,
  mayGiveOf,
  pagesOf,
  rightsOf,
  sameRights,
  strangersOf,
  wildcardsOf,
} from './granting.ts';
import { PreviewDrawer, VIEW_AS } from './preview-drawer.tsx';
import { RightsTree } from './rights-tree.tsx';
import { RoleEditor } from './role-editor.tsx';
import { Strangers, Wildcards } from './unusual-rights.tsx';
import style from './role-resource.module.css';

const TITLE: Text = ['角色资源', 'Role resource'];
const MATRIX: Text = ['导出权限矩阵', 'Export the matrix of rights'];
const FILTER: Text = ['页面、按钮或权限代码', 'Page, button or right'];
const SAVED: Text = [
  '「{name}」的权限已保存，下一次请求起生效',
  'The rights of “{name}” were saved; they hold from the next request on',
];
const OWN_ONLY: Text = [
  '您只能授予自己拥有的权限，其余显示为灰色；已授予的都可以收回。',
  'You can give the rights you hold yourself; the others are grey. What is given can always be taken.',
];
const ADMIN: Text = ['管理员角色拥有全部权限', 'An administrator role holds every right'];
const ADMIN_HINT: Text = [
  '如需逐项授权，请先在「功能角色」中取消该角色的「管理员」标记。',
  'To give single rights, take the mark “Administrator” off this role on the page “Functional role” first.',
];

/** Which pages and buttons each role has. */
export function RoleResourcePage() {
  const refusal = useRefusal('role', 'export');
  const fetchMatrix = useMatrix();
  const matrix = useMutation({ mutationFn: fetchMatrix });
  const actionButton: ActionButton = {
    name: 'matrix',
    label: MATRIX,
    why: refusal,
    busy: matrix.isPending,
    run: () => matrix.mutate(),
  };
  return (
    <>
      <Refusal error={matrix.error} />
      <RoleEditor title={TITLE} extra={<ActionButtonView button={actionButton} />}>
        {(role, setUnsaved) => <RoleRights role={role} setUnsaved={setUnsaved} />}
      </RoleEditor>
    </>
  );
}

interface RightsProps {
  readonly role: RoleListed;
  readonly setUnsaved: (unsaved: boolean) => void;
}

function RoleRights(props: RightsProps) {
  const catalogue = useRightsCatalogue();
  const stored = useRole(props.role.id);
  const own = useOwnRights();
  const error = catalogue.error ?? stored.error ?? own.error;
  if (error) return <Refusal error={error} />;
  if (!catalogue.data || !stored.data || !own.data) return <Skeleton active />;
  return <Editor {...props} areas={catalogue.data} stored={stored.data} mayGive={mayGiveOf(own.data)} />;
}

interface EditorProps extends RightsProps {
  readonly areas: readonly AreaRights[];
  readonly stored: Role;
  readonly mayGive: MayGive;
}

const areGivable = (areas: readonly AreaRights[], mayGive: MayGive): boolean =>
  rightsOf(pagesOf(areas)).every(({ permission }) => mayGive(permission));

/** The rights of one role while they are being changed. */
function Editor({ role, setUnsaved, areas, stored, mayGive }: EditorProps) {
  const say = useSay();
  const done = useDone();
  const client = useQueryClient();
  const refusal = useRefusal('role', 'edit');
  const before = stored.permissions.map(({ permission }) => permission);
  // Null as long as nothing differs from what is stored.
  const [edited, setEdited] = useState<Held | null>(null);
  const held = edited ?? before;
  const [typed, setTyped] = useState('');
  const [viewing, setViewing] = useState(false);
  const saving = useMutation({
    mutationFn: () => saveRights(stored, held),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['role-rights', role.id] });
      change(null);
      done(fill(SAVED, { name: role.name }));
    },
  });
  const change = (next: Held | null): void => {
    const differs = next !== null && !sameRights(next, before);
    setEdited(differs ? next : null);
    setUnsaved(differs);
  };
  const discard = (): void => {
    change(null);
    saving.reset();
    // Somebody else may have saved meanwhile.
    void client.invalidateQueries({ queryKey: ['role-rights', role.id] });
  };
  const isAdmin = stored.isAdmin === '1';
  const unsaved = edited !== null;
  const why = refusal ?? (isAdmin ? { text: ADMIN, unblock: ADMIN_HINT } : null);
  const idle = unsaved ? null : { text: sharedWords.nothingToSave };
  const buttons: readonly ActionButton[] = [
    { name: 'view', label: VIEW_AS, why: null, run: () => setViewing(true) },
    { name: 'discard', label: sharedWords.discard, why: why ?? idle, run: discard },
    {
      name: 'save',
      label: sharedWords.save,
      why: why ?? idle,
      primary: true,
      busy: saving.isPending,
      run: () => saving.mutate(),
    },
  ];
  const fixed = why !== null;
  return (
    <>
      <Flex gap={8} wrap align="center" className={style['bar'] ?? ''}>
        <h2 className={style['name']}>{say(role.name)}</h2>
        <Input.Search
          className={style['filter'] ?? ''}
          allowClear
          aria-label={say(FILTER)}
          placeholder={say(FILTER)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Flex gap={8} className={style['acts'] ?? ''}>
          {buttons.map((actionButton) => (
            <ActionButtonView key={actionButton.name} button={actionButton} type={actionButton.primary ? 'primary' : 'default'} />
          ))}
        </Flex>
      </Flex>
      {why && <Alert className={style['why'] ?? ''} type="info" showIcon title={say(why.text)} description={say(why.unblock)} />}
      {!why && !areGivable(areas, mayGive) && <Alert className={style['why'] ?? ''} type="info" showIcon title={say(OWN_ONLY)} />}
      <Refusal error={saving.error} />
      {!isAdmin && <Wildcards wildcards={wildcardsOf(held, areas)} />}
      {!isAdmin && <Strangers permissions={strangersOf(held, areas)} fixed={fixed} held={held} onChange={change} />}
      <RightsTree
        shown={found(areas, typed)}
        areas={areas}
        filtered={typed.trim() !== ''}
        held={isAdmin ? rightsOf(pagesOf(areas)).map(({ permission }) => permission) : held}
        fixed={fixed}
        mayGive={mayGive}
        onChange={change}
      />
      {viewing && <PreviewDrawer role={role} unsaved={unsaved} onClose={() => setViewing(false)} />}
    </>
  );
}
