import { sharedWords, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { ApiError, Loading, Notice, useSay } from '@takt/web/light';
import { type Enrolment, loadEnrolment } from './calls.ts';
import style from './own-face-page.module.css';

const FAILED: Text = ['人脸状态加载失败', 'The state of your face registration could not be loaded'];
export const FACE_OFF: Text = ['本企业未启用人脸登录', 'Your company has not switched face sign-in on'];
const ASK_ADMIN: Text = ['如需使用，请联系管理员', 'Ask an administrator if you need it'];

/** A page about the own face; where the company has switched faces off, only what is still on file is shown. */
export function OwnFacePage({
  title,
  children,
}: {
  readonly title: Text;
  readonly children: (state: Enrolment, reload: () => void) => ReactNode;
}) {
  const say = useSay();
  const state = useQuery({ queryKey: ['face'], queryFn: loadEnrolment });
  const reload = (): void => void state.refetch();
  return (
    <div className={style['screen']}>
      <h1 className={style['title']}>{say(title)}</h1>
      {state.isError ? (
        <Notice text={state.error instanceof ApiError ? state.error.text : FAILED}>
          <Button onClick={reload}>{say(sharedWords.retry)}</Button>
        </Notice>
      ) : !state.data ? (
        <Loading />
      ) : state.data.enrolled || state.data.enabled ? (
        children(state.data, reload)
      ) : (
        <Notice text={FACE_OFF} hint={ASK_ADMIN} />
      )}
    </div>
  );
}
