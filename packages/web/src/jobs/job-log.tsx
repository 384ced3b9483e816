import { formatDateTime } from '@takt/model';
import { useSay } from '../kit/say.tsx';
import { loadJobLog } from './calls.ts';
import { useJobs } from './use-jobs.ts';
import style from './job-progress.module.css';

/** What a job has said about itself, the oldest first. */
export function JobLog({ id }: { readonly id: string }) {
  const say = useSay();
  const { data = [] } = useJobs({ queryKey: ['job-log', id], load: () => loadJobLog(id), jobsIn: () => [] });
  return (
    <ol className={style['log']}>
      {data.map(({ id: line, at, level, text }) => (
        <li key={line} className={style[level]}>
          <span className={style['at']}>{formatDateTime(at)}</span> {say(text)}
        </li>
      ))}
    </ol>
  );
}
