import type { Text } from '@takt/model';
import { Button } from 'antd';
import { useRouteError } from 'react-router';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';

const BROKEN: Text = ['页面出错', 'This page failed'];
const RELOAD: Text = ['重新加载', 'Reload'];

/** Stands in for a page that threw; what it threw is for the administrator's eyes. */
export function Crash() {
  const say = useSay();
  const error = useRouteError();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <Notice text={BROKEN} hint={[detail, detail]}>
      <Button type="primary" onClick={() => location.reload()}>
        {say(RELOAD)}
      </Button>
    </Notice>
  );
}
