import { SoundOutlined } from '@ant-design/icons';
import type { Text } from '@takt/model';
import { useCallback, useState } from 'react';
import { useSay, useRunningTexts } from '@takt/web';
import { runSeconds } from './run-seconds.ts';
import style from './notice-bar.module.css';

const NOTICES: Text = ['滚动通知', 'Notices'];

/** The company's notices, running through the header; they stand still under the pointer or the focus. */
export function NoticeBar() {
  const say = useSay();
  const texts = useRunningTexts().map(say);
  const [width, setWidth] = useState(0);
  const watch = useCallback((line: HTMLElement | null) => {
    const watcher = new ResizeObserver(() => setWidth(line?.offsetWidth ?? 0));
    if (line) watcher.observe(line);
    return () => watcher.disconnect();
  }, []);
  if (texts.length === 0) return null;
  return (
    <div className={style['bar']} title={texts.join('\n')}>
      <SoundOutlined className={style['icon'] ?? ''} aria-hidden />
      {/* Reached by the keyboard, because only then can it be stopped without a mouse. */}
      <div className={style['window']} role="marquee" aria-label={say(NOTICES)} tabIndex={0}>
        <div ref={watch} className={style['line']} style={{ animationDuration: `${runSeconds(width)}s` }}>
          {texts.map((text) => (
            <span key={text} className={style['text']}>
              {text}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
