import { SIGNIN, type Text } from '@takt/model';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Bar, useSay } from '@takt/web/light';
import { CameraError, openCamera } from './camera.ts';
import { loadDetector } from './detector.ts';
import type { Turn } from './guide.ts';
import { FIRST_STEP, type Shots, type Step, takeShots } from './shots.ts';
import style from './face-camera.module.css';

const HINTS: Readonly<Record<Step['hint'], Text>> = {
  none: ['正对镜头 · 光线充足 · 无遮挡', 'Face the camera · good light · nothing covering'],
  outside: ['请将脸移到圆框中央', 'Move your face to the middle of the circle'],
  closer: ['靠近一点', 'Come a little closer'],
  tooClose: ['太近了', 'Too close'],
  ahead: ['正对镜头', 'Face the camera'],
  hold: ['保持不动', 'Hold still'],
  left: ['请缓慢向左转头', 'Slowly turn your head to the left'],
  right: ['请缓慢向右转头', 'Slowly turn your head to the right'],
};
const STARTING: Text = ['正在打开摄像头…', 'Opening the camera…'];
const PICTURE: Text = ['摄像头画面', 'Camera picture'];
const PROGRESS: Text = ['拍摄进度', 'Progress of the pictures'];
const NO_CAMERA: Text = ['视频媒体流错误', 'video media stream error'];
const ALLOW: Text = ['请检查摄像头是否连接，并允许本页使用', 'Check that a camera is connected and that this page may use it'];
const NO_DETECTOR: Text = ['人脸识别组件运行失败', 'The face detector does not run'];
const RELOAD: Text = ['请检查网络后刷新页面', 'Check the network and reload the page'];

type Trouble = 'camera' | 'detector';

/** The round window of the camera: guides the face into place, asks for the turn and hands over both pictures. */
export function FaceCamera({ turn, onShots }: { readonly turn: Turn; readonly onShots: (shots: Shots) => void }) {
  const say = useSay();
  const video = useRef<HTMLVideoElement>(null);
  const [step, setStep] = useState<Step | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const handOver = useEffectEvent(onShots);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const run = async (element: HTMLVideoElement): Promise<void> => {
      // Both take a second; the person should not wait for two.
      const [detector] = await Promise.all([loadDetector(), openCamera(element, signal)]);
      signal.throwIfAborted();
      setStep(FIRST_STEP);
      handOver(await takeShots({ video: element, detector, turn, signal, onStep: setStep }));
    };
    if (video.current)
      run(video.current).catch((error: unknown) => {
        if (signal.aborted) return;
        end.abort();
        setTrouble(error instanceof CameraError ? 'camera' : 'detector');
      });
    return () => end.abort();
  }, [turn]);

  if (trouble === 'camera') return <Bar notice={{ tone: 'error', text: NO_CAMERA, beside: ALLOW }} />;
  if (trouble === 'detector') return <Bar notice={{ tone: 'error', text: NO_DETECTOR, beside: RELOAD }} />;
  return (
    <div className={style['camera']}>
      <div className={style['window']}>
        <div className={style['picture']}>
          <video ref={video} muted playsInline aria-label={say(PICTURE)} />
          <div className={style['guide']} />
        </div>
        <Ring progress={step?.progress ?? 0} label={say(PROGRESS)} />
      </div>
      <div className={style['hint']} role="status">
        {say(step ? HINTS[step.hint] : STARTING)}
      </div>
    </div>
  );
}

const SIZE = SIGNIN.face.frame + 20;
const circle = { cx: SIZE / 2, cy: SIZE / 2, r: SIZE / 2 - 4 };

function Ring({ progress, label }: { readonly progress: number; readonly label: string }) {
  const percent = Math.round(progress * 100);
  return (
    <svg
      className={style['ring']}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <circle {...circle} />
      {percent > 0 && (
        <circle {...circle} className={style['done']} pathLength={100} strokeDasharray="100" strokeDashoffset={100 - percent} />
      )}
    </svg>
  );
}
