import type { Text } from '@takt/model';
import { App } from 'antd';
import { Say } from './say.tsx';

/** Says what has been done; bottom left, for three seconds. */
export function useDone(): (text: Text) => void {
  const { notification } = App.useApp();
  return (text) => notification.success({ title: <Say text={text} />, duration: 3, showProgress: true, pauseOnHover: true });
}
