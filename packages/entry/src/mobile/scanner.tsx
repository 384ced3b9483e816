import { sharedWords, type Text } from '@takt/model';
import { useState } from 'react';
import { Bar, Lens, PlainButton, useSay } from '@takt/web/light';
import style from './mobile.module.css';

const AIM: Text = ['将电脑上的登录二维码放入框内', 'Hold the QR code on the computer inside the frame'];
const NO_CAMERA: Text = ['无法打开摄像头', 'The camera cannot be opened'];
const OTHERWISE: Text = [
  '请允许使用摄像头，或用手机自带的相机扫描二维码并打开链接',
  'Allow the camera, or scan the code with the phone’s own camera and open the link',
];

/** The camera with a frame to aim by; `wrong` is said about a code that was read but is of no use here. */
export function Scanner({ wrong, onText }: { readonly wrong: Text | null; readonly onText: (text: string) => void }) {
  const say = useSay();
  const [turn, setTurn] = useState(0);
  return (
    <>
      <Lens
        key={turn}
        sought="qr"
        onText={onText}
        hint={<p className={style['hint']}>{say(AIM)}</p>}
        otherwise={
          <>
            <Bar notice={{ tone: 'warning', text: NO_CAMERA, beside: OTHERWISE }} />
            <PlainButton wide text={sharedWords.retry} onPress={() => setTurn(turn + 1)} />
          </>
        }
      />
      <Bar notice={wrong && { tone: 'error', text: wrong }} />
    </>
  );
}
