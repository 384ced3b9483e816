import { CheckCircleFilled, CloseCircleFilled, DownloadOutlined, InboxOutlined } from '@ant-design/icons';
import { formatDateTime, type Text } from '@takt/model';
import { App, Badge, Button, Popover, Progress, Tooltip } from 'antd';
import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { handOver } from '../../api/hand-over.ts';
import { type ExportJob, loadExports, loadOwnFile } from '../../api/lists.ts';
import { EXPORT_CENTRE } from './export-centre-address.ts';
import { useSay } from '../../kit/say.tsx';
import { toastError } from '../../kit/toast.tsx';
import { usePages } from '../../product/pages.tsx';
import { unreadKey } from '../../api/unread.ts';
import { isUnderWay, percentOf } from '../../jobs/progress.ts';
import { useJobs } from '../../jobs/use-jobs.ts';
import style from './tray.module.css';

const TITLE: Text = ['导出任务', 'Exports'];
const NONE: Text = ['近 7 天没有后台导出', 'No background exports in the last 7 days'];
const WAITING: Text = ['排队中', 'Waiting'];
const CANCELLED: Text = ['已取消', 'Cancelled'];
const DOWNLOAD: Text = ['下载', 'Download'];

/** Told anew with every notice that comes: the end of an export is one. */
export const exportsKey = [...unreadKey('notice'), 'exports'] as const;

const useExports = (): readonly ExportJob[] =>
  useJobs({ queryKey: exportsKey, load: loadExports, jobsIn: (jobs) => jobs }).data ?? [];

/** Workbooks that are made in the background, and those of the last days, ready to be fetched. */
export function Tray() {
  const say = useSay();
  const jobs = useExports();
  const pages = usePages();
  const [open, setOpen] = useState(false);
  const centre = (): void => {
    setOpen(false);
    pages.open(EXPORT_CENTRE);
  };
  const list =
    jobs.length === 0 ? (
      <p className={style['none']}>{say(NONE)}</p>
    ) : (
      <ul className={style['list']}>
        {jobs.map((job) => (
          <Item key={job.id} job={job} />
        ))}
      </ul>
    );
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      title={say(TITLE)}
      content={
        <>
          {list}
          <Button type="link" size="small" className={style['centre'] ?? ''} onClick={centre}>
            {say(EXPORT_CENTRE.title)}
          </Button>
        </>
      }
    >
      <Tooltip title={open ? null : say(TITLE)}>
        <Badge count={jobs.filter(isUnderWay).length} size="small" offset={[-4, 6]}>
          <Button type="text" icon={<InboxOutlined />} aria-label={say(TITLE)} aria-expanded={open} />
        </Badge>
      </Tooltip>
    </Popover>
  );
}

function Item({ job }: { readonly job: ExportJob }) {
  const say = useSay();
  const { notification } = App.useApp();
  const { label, state, fileId, fileName, reason, at } = job;
  const fetch = async (): Promise<void> => {
    try {
      const { file } = await loadOwnFile(fileId ?? '');
      if (file) handOver(file, fileName ?? '');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toastError(notification, error);
    }
  };
  return (
    <li className={style['item']}>
      <span className={style['name']}>
        {state === 'done' && <CheckCircleFilled className={style['done'] ?? ''} />}
        {state === 'failed' && <CloseCircleFilled className={style['failed'] ?? ''} />} {say(label)}
      </span>
      <span className={style['at']}>{formatDateTime(at).slice(0, 16)}</span>
      {state === 'done' && fileId !== null && (
        <Button type="link" size="small" icon={<DownloadOutlined />} onClick={() => void fetch()}>
          {say(DOWNLOAD)}
        </Button>
      )}
      {state === 'queued' && <span className={style['at']}>{say(WAITING)}</span>}
      {state === 'cancelled' && <span className={style['at']}>{say(CANCELLED)}</span>}
      {state === 'running' && (
        <Progress className={style['bar'] ?? ''} percent={percentOf(job)} size="small" aria-label={say(label)} />
      )}
      {state === 'failed' && reason && <span className={style['reason']}>{say(reason)}</span>}
    </li>
  );
}
