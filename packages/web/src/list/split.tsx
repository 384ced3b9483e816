import { Splitter } from 'antd';
import type { ReactNode } from 'react';
import { saveLocal, loadLocal } from '../kit/local.ts';
import style from './list-screen.module.css';

const LINES_SHARE = 'lines_share';

/** The list above, the lines of its row below; where they part is remembered. */
export function Split({ above, below }: { readonly above: ReactNode; readonly below: ReactNode }) {
  return (
    <Splitter
      orientation="vertical"
      className={style['split'] ?? ''}
      onResizeEnd={([top = 0, bottom = 0]) => saveLocal(LINES_SHARE, String(Math.round((top * 100) / (top + bottom))))}
    >
      <Splitter.Panel min="20%" defaultSize={`${loadLocal(LINES_SHARE) ?? '60'}%`}>
        <div className={style['half']}>{above}</div>
      </Splitter.Panel>
      <Splitter.Panel min="15%">
        <div className={style['half']}>{below}</div>
      </Splitter.Panel>
    </Splitter>
  );
}
