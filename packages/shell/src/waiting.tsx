import type { Text } from '@takt/model';
import { Spin } from 'antd';
import { useSyncExternalStore } from 'react';
import { isCovered, onCovered, useSay } from '@takt/web/host';
import style from './waiting.module.css';

const WAIT: Text = ['努力加载中…', 'Loading…'];

/** Covers the page while a command runs, so that nothing is pressed twice. */
export function Waiting() {
  const say = useSay();
  const covered = useSyncExternalStore(onCovered, isCovered);
  if (!covered) return null;
  return (
    <div className={style['cover']} role="status">
      <Spin size="large" />
      <span>{say(WAIT)}</span>
    </div>
  );
}
