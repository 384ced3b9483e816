import { fill, type Text } from '@takt/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '../kit/say.tsx';
import { cachedHere, refreshHere } from './browser-cache.ts';
import { CachePanel } from './cache-panel.tsx';

const TITLE: Text = ['本浏览器', 'This browser'];
const WHAT: Text = [
  '页面读取过的菜单、列表、名称与设置。界面语言、外观等个人选择不会清除，未保存的内容不受影响。',
  'Menus, lists, names and settings that pages have read. Your language and look stay, and nothing unsaved is lost.',
];
const KEPT: Text = ['已缓存 {n} 项，最早读取于 {time}', '{n} kept, the oldest read at {time}'];
const NOTHING: Text = ['没有缓存', 'Nothing is kept'];
const REFRESH: Text = ['刷新本浏览器', 'Refresh this browser'];
const DONE: Text = ['已清除 {forgotten} 项，重新读取 {read} 项', '{forgotten} forgotten, {read} read anew'];

const clock = (time: number): string => new Date(time).toLocaleTimeString('en-GB');

/** What this browser keeps of the server's answers, and the button that reads it anew. */
export function BrowserPanel() {
  const say = useSay();
  const client = useQueryClient();
  const [kept, setKept] = useState(() => cachedHere(client));
  const refreshing = useMutation({ mutationFn: () => refreshHere(client), onSettled: () => setKept(cachedHere(client)) });
  return (
    <CachePanel
      title={TITLE}
      what={WHAT}
      figures={kept.oldest === null ? NOTHING : fill(KEPT, { n: kept.answers, time: clock(kept.oldest) })}
      done={refreshing.data ? fill(DONE, refreshing.data) : null}
      error={refreshing.error}
    >
      <Button loading={refreshing.isPending} onClick={() => refreshing.mutate()}>
        {say(REFRESH)}
      </Button>
    </CachePanel>
  );
}
