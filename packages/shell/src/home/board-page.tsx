import { ArrowLeftOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import {
  companyName,
  LanguageSelect,
  LookSelect,
  ownerQuery,
  type Pages,
  PagesContext,
  useProduct,
  useSay,
} from '@takt/web/host';
import { addressOf } from '../tabs/tab-address.ts';
import style from './board-page.module.css';

const BACK: Text = ['返回工作台', 'Back to the workspace'];

/** A board alone on the page; what is opened from it opens in the workspace. */
export function BoardPage({ size }: { readonly size: 'large' | 'small' }) {
  const say = useSay();
  const navigate = useNavigate();
  const { Home } = useProduct();
  const { data: owner } = useQuery(ownerQuery);
  const pages = useMemo<Pages>(() => ({ open: ({ url, params = {} }) => void navigate(addressOf({ url, params })) }), [navigate]);
  return (
    <PagesContext value={pages}>
      <header className={style['head']}>
        <Button type="text" icon={<ArrowLeftOutlined />} onClick={() => void navigate('/manage')}>
          {say(BACK)}
        </Button>
        <span className={style['tenant']}>{owner && say(companyName(owner))}</span>
        <LookSelect />
        <LanguageSelect variant="borderless" />
      </header>
      <main className={style['page']}>
        <Home size={size} />
      </main>
    </PagesContext>
  );
}
