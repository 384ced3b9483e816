import type { Text } from '@takt/model';
import { Button } from 'antd';
import type { LongJob } from '../jobs/calls.ts';
import { JobProgress } from '../jobs/job-progress.tsx';
import { isUnderWay } from '../jobs/progress.ts';
import { useSay } from '../kit/say.tsx';
import style from './import-dialog.module.css';

const MEANWHILE: Text = [
  '数据较多，正在后台导入。可以关闭此窗口，完成后将通过站内消息通知。',
  'Many rows: they are imported in the background. You may close this window; a site message will tell you.',
];
const AGAIN: Text = ['重新上传', 'Upload again'];

/** An import that is left to the worker, until it has ended. */
export function ImportJob({ job, onAgain }: { readonly job: LongJob; readonly onAgain: () => void }) {
  const say = useSay();
  return (
    <div className={style['step']}>
      <JobProgress job={job}>{isUnderWay(job) && <p className={style['hint']}>{say(MEANWHILE)}</p>}</JobProgress>
      {!isUnderWay(job) && (
        <div className={style['buttons']}>
          <Button type="primary" onClick={onAgain}>
            {say(AGAIN)}
          </Button>
        </div>
      )}
    </div>
  );
}
