import type { Text } from '@takt/model';
import { useNavigate } from 'react-router';
import { PlainButton, PlainPage } from '@takt/web/light';

const NOWHERE: Text = ['没有这个页面', 'There is no such page'];
const HINT: Text = ['地址可能已经改变，或输入有误', 'The address may have changed, or was mistyped'];
const HOME: Text = ['返回首页', 'Go to the start page'];

/** What stands at an address nobody knows. */
export function Nowhere() {
  const navigate = useNavigate();
  return (
    <PlainPage title={NOWHERE} hint={HINT}>
      <PlainButton text={HOME} onPress={() => void navigate('/manage')} />
    </PlainPage>
  );
}
