import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Input, Popconfirm } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { type ApiError, Loading, Refusal, useSay } from '@takt/web/light';
import { enrol, type Enrolment, withdraw } from './calls.ts';
import { FaceAttempt } from './face-attempt.tsx';
import { FACE_OFF, OwnFacePage } from './own-face-page.tsx';
import style from './own-face-page.module.css';

const TITLE: Text = ['人脸注册', 'Face registration'];

/** Where a person registers the own face, sees since when it is, and withdraws it. */
export function RegisterFace() {
  return (
    <OwnFacePage title={TITLE}>
      {(state, reload) => (state.enrolled ? <Enrolled state={state} onWithdrawn={reload} /> : <Enrolling onEnrolled={reload} />)}
    </OwnFacePage>
  );
}

const SINCE: Text = ['人脸已于 {at} 注册', 'Your face has been registered since {at}'];
const CONSENTED: Text = ['您于 {at} 单独同意了处理人脸信息', 'You gave your separate consent on {at}'];
const WITHDRAW: Text = ['撤回同意并删除', 'Withdraw consent and delete'];
const SURE: Text = [
  '撤回后立即删除人脸特征，不能再用人脸登录',
  'Your features are deleted at once, and your face no longer signs you in',
];
const YES: Text = ['撤回并删除', 'Withdraw and delete'];
const time = (at: string | null): string => (at === null ? '–' : dayjs(at).format('YYYY-MM-DD HH:mm'));

function Enrolled({ state, onWithdrawn }: { readonly state: Enrolment; readonly onWithdrawn: () => void }) {
  const say = useSay();
  const withdrawal = useMutation({ mutationFn: withdraw, onSuccess: onWithdrawn });
  return (
    <section className={style['card']}>
      <Alert type="success" showIcon title={say(fill(SINCE, { at: time(state.enrolledAt) }))} />
      <div>{say(fill(CONSENTED, { at: time(state.consentAt) }))}</div>
      {!state.enabled && <div>{say(FACE_OFF)}</div>}
      <Refusal error={withdrawal.error} />
      <Popconfirm
        title={say(SURE)}
        okText={say(YES)}
        cancelText={say(sharedWords.cancel)}
        okButtonProps={{ danger: true }}
        onConfirm={() => withdrawal.mutate()}
      >
        <Button danger loading={withdrawal.isPending}>
          {say(WITHDRAW)}
        </Button>
      </Popconfirm>
    </section>
  );
}

const CONSENT_TITLE: Text = ['处理人脸信息的单独同意', 'Separate consent to the processing of your face'];
const TERMS: readonly Text[] = [
  [
    '存储内容：由照片算出的人脸特征，加密保存；照片用后即弃，不保存。',
    'What is stored: features computed from your pictures, encrypted. The pictures themselves are not kept.',
  ],
  [
    '用途：仅用于您本人登录本系统，不作他用，不提供给第三方。',
    'What for: only to sign you in here. No other use, and nobody else gets them.',
  ],
  [
    '自愿：不同意不影响使用，您仍可用密码或扫码登录。',
    'Your choice: without consent nothing changes for you; password and QR code still sign you in.',
  ],
  ['撤回：可随时在本页撤回同意。', 'Withdrawal: at any time, on this page.'],
  ['删除：撤回后立即删除人脸特征。', 'Deletion: your features are deleted at once on withdrawal.'],
];
const AGREE: Text = [
  '我已阅读并单独同意处理我的人脸信息',
  'I have read this and separately consent to the processing of my face',
];
const PASSWORD: Text = ['登录密码', 'Your password'];
const START: Text = ['开始采集', 'Start the camera'];
const STOP: Text = ['取消采集', 'Stop the camera'];
const SAVING: Text = ['正在注册…', 'Registering…'];

function Enrolling({ onEnrolled }: { readonly onEnrolled: () => void }) {
  const say = useSay();
  const [agreed, setAgreed] = useState(false);
  const [password, setPassword] = useState('');
  const [filming, setFilming] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const enrolling = useMutation({ mutationFn: enrol, onSuccess: onEnrolled });
  const stop = (error: ApiError | null): void => {
    setFilming(false);
    setRefused(error);
  };
  const start = (): void => {
    enrolling.reset();
    setRefused(null);
    setFilming(true);
  };
  return (
    <section className={style['card']}>
      <h2>{say(CONSENT_TITLE)}</h2>
      <ul className={style['terms']}>
        {TERMS.map((term) => (
          <li key={term[0]}>{say(term)}</li>
        ))}
      </ul>
      <Checkbox checked={agreed} disabled={filming} onChange={({ target }) => setAgreed(target.checked)}>
        {say(AGREE)}
      </Checkbox>
      <label className={style['password']}>
        {say(PASSWORD)}
        <Input.Password
          value={password}
          disabled={filming}
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </label>
      <Refusal error={refused ?? enrolling.error} />
      {enrolling.isPending && <Loading text={SAVING} />}
      {filming && (
        <div className={style['camera']}>
          <FaceAttempt
            company={null}
            onShots={(shots, nonce) => {
              stop(null);
              enrolling.mutate({ password, shots, nonce });
            }}
            onRefused={stop}
          />
        </div>
      )}
      {filming ? (
        <Button onClick={() => stop(null)}>{say(STOP)}</Button>
      ) : (
        <Button type="primary" disabled={!agreed || password === ''} loading={enrolling.isPending} onClick={start}>
          {say(START)}
        </Button>
      )}
    </section>
  );
}
