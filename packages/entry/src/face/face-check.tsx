import { type Text, sharedWords } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { type ApiError, Loading, Notice, Refusal, useSay } from '@takt/web/light';
import { checkFace, type CheckResult } from './calls.ts';
import { FaceAttempt } from './face-attempt.tsx';
import { FACE_OFF, OwnFacePage } from './own-face-page.tsx';
import style from './own-face-page.module.css';

const TITLE: Text = ['人脸核验', 'Face check'];
const NOT_ENROLLED: Text = ['您还没有注册人脸', 'You have not registered your face yet'];
const ENROL_FIRST: Text = ['请先在「人脸注册」页注册', 'Register it on the page “Face registration” first'];

/** Where a person sees whether the camera recognises them. */
export function FaceCheck() {
  return (
    <OwnFacePage title={TITLE}>
      {({ enabled, enrolled }) =>
        !enabled ? <Notice text={FACE_OFF} /> : enrolled ? <Checking /> : <Notice text={NOT_ENROLLED} hint={ENROL_FIRST} />
      }
    </OwnFacePage>
  );
}

const PURPOSE: Text = [
  '核验摄像头能否认出您本人。照片用后即弃，核验不会登录；失败次数与人脸登录合并计算。',
  'Checks whether the camera recognises you. The pictures are not kept and nobody is signed in; failures count together with those of signing in.',
];
const START: Text = ['开始核验', 'Start the check'];
const CHECKING: Text = ['正在识别…', 'Recognising…'];
const RESULTS: Readonly<
  Record<CheckResult, { readonly type: 'success' | 'warning' | 'error'; readonly text: Text; readonly hint?: Text }>
> = {
  recognised: { type: 'success', text: ['核验通过：已认出您本人', 'Passed: you were recognised'] },
  unknown: {
    type: 'error',
    text: ['核验未通过：与您注册的人脸不一致', 'Not passed: this is not the face you registered'],
    hint: ['如您的样貌已有变化，请重新注册人脸', 'If your looks have changed, register your face anew'],
  },
  unclear: {
    type: 'warning',
    text: [
      '核验未通过：没有看清真人人脸，或没有按提示转头',
      'Not passed: no living face was seen clearly, or the head did not turn as asked',
    ],
    hint: ['请正对镜头、保证光线充足后重试', 'Face the camera in good light and try again'],
  },
};

function Checking() {
  const say = useSay();
  const [filming, setFilming] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const check = useMutation({ mutationFn: checkFace });
  const stop = (error: ApiError | null): void => {
    setFilming(false);
    setRefused(error);
  };
  const start = (): void => {
    check.reset();
    setRefused(null);
    setFilming(true);
  };
  const told = check.data && RESULTS[check.data.result];
  return (
    <section className={style['card']}>
      <div>{say(PURPOSE)}</div>
      {told && <Alert type={told.type} showIcon title={say(told.text)} description={told.hint && say(told.hint)} />}
      <Refusal error={refused ?? check.error} />
      {check.isPending && <Loading text={CHECKING} />}
      {filming && (
        <div className={style['camera']}>
          <FaceAttempt
            company={null}
            onShots={(shots, nonce) => {
              stop(null);
              check.mutate({ shots, nonce });
            }}
            onRefused={stop}
          />
        </div>
      )}
      {filming ? (
        <Button onClick={() => stop(null)}>{say(sharedWords.cancel)}</Button>
      ) : (
        <Button type="primary" loading={check.isPending} onClick={start}>
          {say(START)}
        </Button>
      )}
    </section>
  );
}
