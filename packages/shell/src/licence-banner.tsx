import { fill, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Alert } from 'antd';
import { ownerQuery, useSay } from '@takt/web/host';

const GRACE: Text = [
  '许可已到期，{n} 天后系统将变为只读；请在登录页「许可注册」上传新的许可',
  'The licence has expired; in {n} days the system becomes read-only. Register a new one on the sign-in page',
];
const READONLY: Text = [
  '许可已到期，系统只读：可以查询和导出，不能修改；请在登录页「许可注册」上传新的许可',
  'The licence has expired: data can be seen and exported, not changed. Register a new one on the sign-in page',
];

/** Says in time that the licence ends; nothing while it is valid. */
export function LicenceBanner() {
  const say = useSay();
  const { data } = useQuery(ownerQuery);
  const { state, daysLeft } = data?.licence ?? { state: 'valid', daysLeft: 0 };
  if (state !== 'grace' && state !== 'readonly') return null;
  const readonly = state === 'readonly';
  return <Alert banner type={readonly ? 'error' : 'warning'} title={say(readonly ? READONLY : fill(GRACE, { n: daysLeft }))} />;
}
