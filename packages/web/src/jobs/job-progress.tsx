import { fill, sharedWords, type State, type Text } from '@takt/model';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { type ReactNode, useState } from 'react';
import { useDone } from '../kit/done.tsx';
import { Refusal } from '../kit/refusal.tsx';
import { useSay } from '../kit/say.tsx';
import { StateTag } from '../kit/state-tag.tsx';
import { type JobCommand, type LongJob, runJobCommand } from './calls.ts';
import { JobLog } from './job-log.tsx';
import { percentOf } from './progress.ts';
import { jobKey } from './use-jobs.ts';
import style from './job-progress.module.css';

const LOG: Text = ['日志', 'Log'];
const COUNT: Text = ['{done} / {total} 行', '{done} of {total} rows'];
const DONE: Readonly<Record<JobCommand, Text>> = {
  cancel: ['已取消', 'Cancelled'],
  retry: ['已重新提交', 'It is tried again'],
};
const state = (code: string, label: Text, tone: State['tone'], final = false): State => ({
  code,
  label,
  tone,
  final,
  undone: false,
});
const STATES: Readonly<Record<LongJob['state'], State>> = {
  queued: state('queued', ['排队中', 'Waiting'], 'default'),
  running: state('running', ['进行中', 'In progress'], 'processing'),
  done: state('done', ['已完成', 'Done'], 'success'),
  failed: state('failed', ['失败', 'Failed'], 'error'),
  cancelled: state('cancelled', ['已取消', 'Cancelled'], 'default', true),
};

interface JobProgressProps {
  readonly job: LongJob;
  /** What a state is called here, where the usual word is not the best one. */
  readonly states?: Partial<Record<LongJob['state'], Partial<State>>>;
  /** What else shows the job and is loaded again when something is done about it. */
  readonly queryKeys?: readonly QueryKey[];
  /** What has come of it. */
  readonly children?: ReactNode;
}

/** How a long job stands, how far it is, what came of it, what it has said, and what can be done about it. */
export function JobProgress({ job, states, queryKeys, children }: JobProgressProps) {
  const say = useSay();
  const [log, setLog] = useState(false);
  const { run, error } = useJobCommands(job, queryKeys);
  const shown = { ...STATES[job.state], ...states?.[job.state] };
  const total = job.total ?? 0;
  return (
    <div className={style['job']}>
      <StateTag state={shown} />
      {job.state === 'running' && (
        <>
          <Progress percent={percentOf(job)} size="small" aria-label={say(shown.label)} />
          {total > 0 && (
            <div className={style['hint']}>{say(fill(COUNT, { done: counted(job.done), total: counted(total) }))}</div>
          )}
        </>
      )}
      {job.state === 'failed' && job.reason && <div className={style['hint']}>{say(job.reason)}</div>}
      {children}
      <Refusal error={error} />
      <div className={style['buttons']}>
        {job.mayCancel && (
          <Button type="text" size="small" danger onClick={() => run('cancel')}>
            {say(sharedWords.cancel)}
          </Button>
        )}
        {job.mayRetry && (
          <Button type="text" size="small" onClick={() => run('retry')}>
            {say(sharedWords.retry)}
          </Button>
        )}
        <Button type="text" size="small" aria-expanded={log} onClick={() => setLog(!log)}>
          {say(LOG)}
        </Button>
      </div>
      {log && <JobLog id={job.id} />}
    </div>
  );
}
const counted = (rows: number): string => rows.toLocaleString('en');

function useJobCommands(
  { id }: LongJob,
  queryKeys: readonly QueryKey[] | undefined,
): { readonly run: (command: JobCommand) => void; readonly error: Error | null } {
  const done = useDone();
  const client = useQueryClient();
  const { mutate, error } = useMutation({
    mutationFn: (command: JobCommand) => runJobCommand(command, id),
    onSuccess: (_answer, command) => done(DONE[command]),
    onSettled: () =>
      Promise.all([jobKey(id), ['job-log', id], ...(queryKeys ?? [])].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  return { run: mutate, error };
}
