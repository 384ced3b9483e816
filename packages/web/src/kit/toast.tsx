import { fill, type Text } from '@takt/model';
import type { App } from 'antd';
import { type ApiError, type Level } from '../api/api-error.ts';
import { Say } from './say.tsx';
import style from './toast.module.css';

type Notification = ReturnType<typeof App.useApp>['notification'];

const KINDS = { success: 'success', error: 'error', warning: 'warning', question: 'warning', info: 'info' } as const;
/** Seconds a toast stays; a question waits for its answer. */
const SECONDS: Readonly<Record<Level, number | false>> = { success: 3, error: 3, warning: 4, question: false, info: 3 };
const REQUEST: Text = ['请求号 {id}', 'Request {id}'];

/** Shows why a call was refused: the sentence, what clears the way, and the code. The same refusal is shown once. */
export function toastError(notification: Notification, error: ApiError): void {
  const { code, text, unblock, level, requestId, stays } = error;
  notification.open({
    key: `${code} ${text[0]}`,
    type: KINDS[level],
    title: <Say text={text} />,
    description: (
      <>
        {unblock && (
          <div>
            <Say text={unblock} />
          </div>
        )}
        <div className={style['code']}>
          {code}
          {requestId && (
            <>
              {' · '}
              <Say text={fill(REQUEST, { id: requestId })} />
            </>
          )}
        </div>
      </>
    ),
    duration: stays ? false : SECONDS[level],
    showProgress: true,
    pauseOnHover: true,
    placement: 'bottomLeft',
  });
}
