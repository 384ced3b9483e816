import type { Text } from '@takt/model';
import { useRouteError } from 'react-router';
import { Notice, PlainButton } from '@takt/web/host';

const BROKEN: Text = ['页面出错', 'This page failed'];
const RELOAD: Text = ['重新加载', 'Reload'];

/** Stands in for a page that threw; what it threw is for the administrator's eyes. */
export function Crash() {
  const error = useRouteError();
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <Notice text={BROKEN} hint={[detail, detail]}>
      <PlainButton text={RELOAD} onPress={() => location.reload()} />
    </Notice>
  );
}
