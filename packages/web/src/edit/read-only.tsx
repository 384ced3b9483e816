import { fill, type Text } from '@takt/model';
import { Alert } from 'antd';
import { useSay } from '../kit/say.tsx';
import style from './record-screen.module.css';

const WHY: Text = ['{why}；{how}。', '{why}. {how}.'];

/** Why nothing can be typed here, and what to do about it. */
export function ReadOnly({ why }: { readonly why: { readonly text: Text; readonly unblock?: Text } }) {
  const say = useSay();
  const text = why.unblock ? fill(WHY, { why: why.text, how: why.unblock }) : why.text;
  return <Alert className={style['strip']} type="info" showIcon title={say(text)} />;
}
