import { Alert } from 'antd';
import { ApiError } from '../api/api-error.ts';
import { useSay } from './say.tsx';
import style from './sheet.module.css';

/** Why it was not done, above the button it answers. */
export function Refusal({ error }: { readonly error: Error | null }) {
  const say = useSay();
  if (!(error instanceof ApiError)) return null;
  return (
    <Alert
      className={style['reason']}
      type={error.level === 'warning' ? 'warning' : 'error'}
      showIcon
      title={say(error.text)}
      description={error.unblock && say(error.unblock)}
    />
  );
}
