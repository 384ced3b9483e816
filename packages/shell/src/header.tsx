import {
  ClearOutlined,
  CustomerServiceOutlined,
  DownOutlined,
  KeyOutlined,
  LogoutOutlined,
  MobileOutlined,
  QuestionCircleOutlined,
  RollbackOutlined,
  SafetyOutlined,
  ScanOutlined,
  SmileOutlined,
  ToolOutlined,
  UnlockOutlined,
  UserOutlined,
} from '@ant-design/icons';
import { sharedWords, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { App, Avatar, Button, Dropdown, type MenuProps } from 'antd';
import { type ComponentType, createElement, use } from 'react';
import { useNavigate } from 'react-router';
import {
  ApiError,
  companyName,
  jumpBack,
  LanguageSelect,
  leavesOf,
  LookSelect,
  type MenuEntry,
  ownerQuery,
  personName,
  Say,
  signOut,
  toastError,
  useProduct,
  useSay,
  useSession,
} from '@takt/web/host';
import { enter } from '@takt/entry';
import { USER_CENTRE } from './user-center/user-center.ts';
import { HeaderTools } from './header-tools.tsx';
import { forgetTabs } from './tabs/tab-memory.ts';
import { TabStoreContext } from './tabs/tab-store.ts';
import style from './header.module.css';

const SIGN_OUT: Text = ['退出登录', 'Sign out'];
const SURE: Text = ['确认退出？', 'confirm exit?'];
const LOST: Text = ['有页签的内容尚未保存，退出后将丢失。', 'Some tabs are not saved; what was typed there will be lost.'];
const JUMP_BACK: Text = ['返回原会话', 'Back to the original session'];
/** In the order of the user centre's pages. */
const ICONS: readonly ComponentType[] = [
  UserOutlined,
  KeyOutlined,
  UnlockOutlined,
  SafetyOutlined,
  SmileOutlined,
  ScanOutlined,
  QuestionCircleOutlined,
  CustomerServiceOutlined,
  MobileOutlined,
  ClearOutlined,
];

/** Whose workspace this is, in which language and look, and the way out. Without areas there is nothing to search yet. */
export function Header({ areas = null }: { readonly areas?: readonly MenuEntry[] | null }) {
  const say = useSay();
  const { signed } = useSession();
  // Before what is due is done, the server answers nothing else.
  const { data: owner } = useQuery({
    ...ownerQuery,
    enabled: signed?.password !== 'aged' && signed?.factorDue !== true,
  });
  const { open, back, leave } = useUserMenu();
  const {
    repairs: where,
    messages: { NoticeBar },
  } = useProduct();
  const repairs = (areas ?? [])
    .flatMap(leavesOf)
    .filter(({ url }) => url === where)
    .map(({ url, label }) => ({ key: url, icon: <ToolOutlined />, label: say(label), onClick: () => open(url) }));
  const items: MenuProps['items'] = [
    ...USER_CENTRE.map(({ url, label }, index) => ({
      key: url,
      icon: createElement(ICONS[index] ?? UserOutlined),
      label: say(label),
      onClick: () => open(url),
    })),
    ...repairs,
    { type: 'divider' },
    ...(owner?.jumped ? [{ key: 'back', icon: <RollbackOutlined />, label: say(JUMP_BACK), onClick: back }] : []),
    // Who came through another system's sign-in leaves there.
    ...(owner?.way === 'sso' ? [] : [{ key: 'out', icon: <LogoutOutlined />, label: say(SIGN_OUT), onClick: leave }]),
  ];
  const account = owner?.userName ?? signed?.user ?? '';
  const who = owner ? say(personName(owner)) : account;
  return (
    <header className={style['head']}>
      <div className={style['tenant']}>
        {owner && say(companyName(owner))}
        <span className={style['code']}>{owner?.tenant ?? signed?.tenant}</span>
      </div>
      {areas && <NoticeBar />}
      {areas && <HeaderTools areas={areas} />}
      <LookSelect />
      <LanguageSelect variant="borderless" />
      <Dropdown menu={{ items }} trigger={['click']}>
        <Button type="text" className={style['user']} title={account} aria-label={account === who ? who : `${who} ${account}`}>
          <Avatar size={24} icon={<UserOutlined />} className={style['avatar']} />
          <span className={style['name']}>{who}</span>
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
  const tabs = use(TabStoreContext);
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
    leave: (): void => {
      const lost = tabs?.getState().tabs.some(({ unsaved }) => unsaved) === true;
      modal.confirm({
        title: <Say text={SURE} />,
        content: lost ? <Say text={LOST} /> : null,
        okText: say(SIGN_OUT),
        cancelText: say(sharedWords.cancel),
        onOk: async () => {
          await signOut();
          forgetTabs();
        },
      });
    },
  };
}
