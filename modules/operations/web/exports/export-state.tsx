import { fill, type Text } from '@takt/model';
import type { QueryKey } from '@tanstack/react-query';
import { JobProgress, useSay } from '@takt/web';
import type { ListedExport } from './calls.ts';
import style from './export-centre.module.css';

const UNTIL: Text = ['文件保留至 {time}', 'Kept until {time}'];
const EXPIRED: Text = ['文件已过期', 'File expired'];
const MAKING: Text = ['生成中', 'Being made'];
const READY: Text = ['已完成', 'Ready'];

interface ExportStateProps {
  readonly job: ListedExport;
  readonly showing: readonly QueryKey[];
}

/** How an export stands, and until when its file is there. */
export function ExportState({ job, showing }: ExportStateProps) {
  const say = useSay();
  const { state, fileId, expiresAt } = job;
  const done = fileId === null ? { label: EXPIRED, final: true } : { label: READY };
  return (
    <JobProgress job={job} states={{ running: { label: MAKING }, done }} queryKeys={showing}>
      {state === 'done' && fileId !== null && expiresAt !== null && (
        <div className={style['reason']}>{say(fill(UNTIL, { time: expiresAt.slice(0, 16) }))}</div>
      )}
    </JobProgress>
  );
}
