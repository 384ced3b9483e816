import { fill, sharedWords, type Text } from '@takt/model';
import { BrowserPanel, CACHE_TITLE, CachePanel, callKey, Say, Sheet, useCall, useCommand, useSay } from '@takt/web';
import { useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { cacheState, refreshCaches } from '../defs/index.ts';

const COMPANY: Text = ['全公司', 'The whole company'];
const WHAT: Text = [
  '服务器为每个登录记住的用户、角色、权限、数据范围与许可，以及系统配置。修改后会自动生效；仅在数据被绕过系统修改，或怀疑不一致时才需要手动刷新。',
  'What the server remembers for each sign-in: the person, roles, rights, data scopes and licence, and the configuration. Changes take effect by themselves; refresh only when data was changed past the product, or seems out of step.',
];
const KEPT: Text = [
  '当前服务器记住 {signIns} 个登录，内容自 {since} 起有效',
  'This server remembers {signIns} sign-ins, valid since {since}',
];
const REFRESH: Text = ['刷新全公司', 'Refresh the whole company'];
const SURE: Text = ['刷新全公司的权限与配置？', 'Refresh rights and configuration of the whole company?'];
const THEN: Text = [
  '所有人的下一次请求会重新读取，可能稍慢；不会影响正在进行的工作。',
  'The next request of everybody reads them anew and may take a moment longer. No work is interrupted.',
];
const DONE: Text = [
  '已刷新：所有人的下一次请求将重新读取权限与配置',
  'Refreshed: the next request of everybody reads rights and configuration anew',
];

/** What is remembered, by the server for the company and by this browser, and the end of either. */
export const CacheRefreshPage = () => (
  <Sheet title={CACHE_TITLE}>
    <CompanyPanel />
    <BrowserPanel />
  </Sheet>
);

function CompanyPanel() {
  const say = useSay();
  const { modal } = App.useApp();
  const client = useQueryClient();
  const state = useCall(cacheState, {}, { meta: { quiet: true } });
  const refreshing = useCommand(refreshCaches, { onSuccess: (now) => client.setQueryData(callKey(cacheState, {}), now) });
  const ask = (): void =>
    void modal.confirm({
      title: <Say text={SURE} />,
      content: <Say text={THEN} />,
      okText: say(REFRESH),
      cancelText: say(sharedWords.cancel),
      onOk: () => refreshing.mutate(),
    });
  return (
    <CachePanel
      title={COMPANY}
      what={WHAT}
      figures={state.data ? fill(KEPT, { ...state.data }) : null}
      done={refreshing.isSuccess ? DONE : null}
      error={refreshing.error ?? state.error}
    >
      <Button type="primary" loading={refreshing.isPending} onClick={ask}>
        {say(REFRESH)}
      </Button>
    </CachePanel>
  );
}
