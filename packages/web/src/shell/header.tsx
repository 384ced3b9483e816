import { DownOutlined, LogoutOutlined, UserOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Dropdown } from 'antd';
import { loadOwner } from '../api/calls.ts';
import { signOut } from '../api/sign-in.ts';
import { LanguageSelect } from '../kit/language-select.tsx';
import { useSay } from '../kit/say.tsx';
import style from './header.module.css';

const SIGN_OUT: Text = ['退出登录', 'Sign out'];

/** Whose workspace this is, in which language, and the way out. */
export function Header() {
  const say = useSay();
  const { data: owner } = useQuery({ queryKey: ['owner'], queryFn: loadOwner, staleTime: Number.POSITIVE_INFINITY });
  const items = [{ key: 'out', icon: <LogoutOutlined />, label: say(SIGN_OUT), onClick: signOut }];
  return (
    <header className={style['head']}>
      <div className={style['tenant']}>
        {owner?.tenantName}
        {owner && <span className={style['code']}>{owner.tenant}</span>}
      </div>
      <LanguageSelect variant="borderless" />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" className={style['user']}>
          <Avatar size={24} icon={<UserOutlined />} className={style['avatar']} />
          {owner?.userName}
          <DownOutlined className={style['down']} />
        </Button>
      </Dropdown>
    </header>
  );
}
