import type { Text } from '@takt/model';
import { useEffect, useState } from 'react';
import { loadCaptcha, useSay } from '@takt/web/light';
import style from './sign-in.module.css';

const FAILED: Text = ['验证码加载失败', 'verification code load failure'];
const RENEW: Text = ['看不清？点击换一张', 'Hard to read? Click for another one'];
const PICTURE: Text = ['验证码图片', 'Picture with the code'];

interface CaptchaProps {
  readonly client: string;
  /** Each number is a picture of its own. */
  readonly turn: number;
  readonly onRenew: () => void;
}

/** The picture whose characters have to be typed; a click draws another one. */
export function Captcha({ client, turn, onRenew }: CaptchaProps) {
  const say = useSay();
  const [picture, setPicture] = useState<{ readonly turn: number; readonly url: string | null } | null>(null);
  useEffect(() => {
    let url: string | null = null;
    let left = false;
    loadCaptcha(client).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setPicture({ turn, url });
      },
      () => {
        if (!left) setPicture({ turn, url: null });
      },
    );
    return () => {
      left = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [client, turn]);
  const current = picture?.turn === turn ? picture : null;
  return (
    <button type="button" className={style['captcha']} onClick={onRenew} title={say(RENEW)} aria-label={say(RENEW)}>
      {current?.url && <img src={current.url} width={120} height={40} alt={say(PICTURE)} />}
      {current && current.url === null && <span role="alert">{say(FAILED)}</span>}
    </button>
  );
}
