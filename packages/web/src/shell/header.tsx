import { DownOutlined, KeyOutlined, LogoutOutlined, RollbackOutlined, SmileOutlined, UserOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { App, Avatar, Button, Dropdown, type MenuProps } from 'antd';
import { type ComponentType, createElement } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../api/api-error.ts';
import { loadOwner } from '../api/calls.ts';
import { useSession } from '../api/session.ts';
import { jumpBack, signOut } from '../api/sign-in.ts';
import { LanguageSelect } from '../kit/language-select.tsx';
import { Say, useSay } from '../kit/say.tsx';
import { toastError } from '../kit/toast.tsx';
import { enter } from '../signin/enter.ts';
import { USER_CENTRE } from '../user-center/user-center.tsx';
import style from './header.module.css';

const SIGN_OUT: Text = ['退出登录', 'Sign out'];
const SURE: Text = ['确认退出？', 'confirm exit?'];
const STAY: Text = ['取消', 'Cancel'];
const JUMP_BACK: Text = ['返回原会话', 'Back to the original session'];
const ICONS: readonly ComponentType[] = [UserOutlined, KeyOutlined, KeyOutlined, SmileOutlined];

/** Whose workspace this is, in which language, and the way out. */
export function Header() {
  const say = useSay();
  const { signed } = useSession();
  // Before the password is changed, the server answers nothing else.
  const { data: owner } = useQuery({
    queryKey: ['owner'],
    queryFn: loadOwner,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: signed?.password !== 'aged',
  });
  const { open, back, leave } = useUserMenu();
  const items: MenuProps['items'] = [
    ...USER_CENTRE.map(({ url, label }, index) => ({
      key: url,
      icon: createElement(ICONS[index] ?? UserOutlined),
      label: say(label),
      onClick: () => open(url),
    })),
    { type: 'divider' },
    ...(owner?.jumped ? [{ key: 'back', icon: <RollbackOutlined />, label: say(JUMP_BACK), onClick: back }] : []),
    // Who came through another system's sign-in leaves there.
    ...(owner?.way === 'sso' ? [] : [{ key: 'out', icon: <LogoutOutlined />, label: say(SIGN_OUT), onClick: leave }]),
  ];
  return (
    <header className={style['head']}>
      <div className={style['tenant']}>
        {owner?.tenantName}
        <span className={style['code']}>{owner?.tenant ?? signed?.tenant}</span>
      </div>
      <LanguageSelect variant="borderless" />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" className={style['user']}>
          <Avatar size={24} icon={<UserOutlined />} className={style['avatar']} />
          {owner?.userName ?? signed?.user}
          <DownOutlined className={style['down']} />
        </Button>
      </Dropdown>
    </header>
  );
}

/** What the entries of the user menu do. */
function useUserMenu() {
  const { modal, notification } = App.useApp();
  const navigate = useNavigate();
  const say = useSay();
  const goBack = async (): Promise<void> => {
    try {
      await jumpBack();
      await enter();
      await navigate('/manage');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(notification, error);
    }
  };
  return {
    open: (url: string): void => void navigate(`/manage${url}`),
    back: (): void => void goBack(),
    leave: (): void =>
      void modal.confirm({
        title: <Say text={SURE} />,
        okText: say(SIGN_OUT),
        cancelText: say(STAY),
        onOk: signOut,
      }),
  };
}
