import type { Text } from '@takt/model';
import { Refusal, useSay } from '@takt/web';
import { useQuery } from '@tanstack/react-query';
import { Drawer, Empty, Skeleton, Tag } from 'antd';
import type { RoleListed } from '../../defs/role-members.ts';
import { loadPreview, type Seen } from './calls.ts';
import style from './preview-drawer.module.css';

export const VIEW_AS: Text = ['以该角色查看', 'View as this role'];
const EXPLAINED: Text = [
  '只拥有该角色的用户看到的菜单，以及每个页面上的按钮。',
  'The menu of somebody who has only this role, with the buttons of each page.',
];
const UNSAVED: Text = ['未保存的修改不在其中。', 'Changes that are not saved are not in it.'];
const NOTHING: Text = ['该角色看不到任何页面', 'This role sees no page'];
const READ_ONLY: Text = ['仅查看', 'Look only'];

interface PreviewProps {
  readonly role: RoleListed;
  readonly unsaved: boolean;
  readonly onClose: () => void;
}

/** The menu as somebody with only this role would see it; the server says so, with the same code that makes menus. */
export function PreviewDrawer({ role, unsaved, onClose }: PreviewProps) {
  const say = useSay();
  const { data, error, isPending } = useQuery({
    queryKey: ['role-preview', role.id],
    queryFn: () => loadPreview(role.id),
    gcTime: 0,
  });
  return (
    <Drawer open size={520} title={`${say(VIEW_AS)} · ${say(role.name)}`} onClose={onClose}>
      <p className={style['explained']}>
        {say(EXPLAINED)} {unsaved && say(UNSAVED)}
      </p>
      <Refusal error={error} />
      {isPending && <Skeleton active />}
      {data?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={say(NOTHING)} />}
      {data && data.length > 0 && <Entries entries={data} level={1} />}
    </Drawer>
  );
}

function Entries({ entries, level }: { readonly entries: readonly Seen[]; readonly level: number }) {
  const say = useSay();
  return (
    <ul className={style[`level${level}`]}>
      {entries.map(({ id, label, labelE, entity, buttons, children }) => (
        <li key={id}>
          <span className={style['name']}>{say([label, labelE])}</span>
          {children.length > 0 ? (
            <Entries entries={children} level={level + 1} />
          ) : (
            <span className={style['buttons']}>
              {buttons.map((text) => (
                <Tag key={text[1]}>{say(text)}</Tag>
              ))}
              {buttons.length === 0 && entity && <span className={style['none']}>{say(READ_ONLY)}</span>}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
