import { sharedWords, type Text } from '@takt/model';
import { Button } from 'antd';
import { ApiError } from '../api/api-error.ts';
import { Notice } from '../kit/notice.tsx';
import { useSay } from '../kit/say.tsx';

const FAILED: Text = ['列表加载失败', 'The list could not be loaded'];

/** Why there is no list, and a way to try again. */
export function Failure({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) {
  const say = useSay();
  const known = error instanceof ApiError ? error : null;
  return (
    <Notice text={known?.text ?? FAILED} hint={known?.unblock ?? null}>
      <Button onClick={onRetry}>{say(sharedWords.retry)}</Button>
    </Notice>
  );
}
