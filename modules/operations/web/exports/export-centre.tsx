import { sharedWords, type Text } from '@takt/model';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button, Flex, Popconfirm, Segmented, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import {
  EXPORT_CENTRE,
  exportsKey,
  handOver,
  isUnderWay,
  Notice,
  Refusal,
  Sheet,
  sizeWords,
  useDone,
  useJobs,
  useSay,
} from '@takt/web';
import { doTo, type ExportCommand, type ListedExport, loadAllExports, loadExportFile } from './calls.ts';
import { ExportState } from './export-state.tsx';
import style from './export-centre.module.css';

const MINE: Text = ['我的导出', 'My exports'];
const EVERYBODY: Text = ['全部导出', 'All exports'];
const HINT: Text = [
  '数据量大的导出在后台生成，文件保留 7 天，记录保留 30 天。',
  'Large exports are made in the background. Files are kept for 7 days, the list goes back 30.',
];
const NONE: Text = ['最近 30 天没有后台导出', 'No background exports in the last 30 days'];
const HOW: Text = ['在列表中点击「导出」，超过上限的会出现在这里', 'Export a list: what is above the limit turns up here'];
const DATA: Text = ['数据', 'Data'];
const ALL_ROWS: Text = ['无查询条件', 'No conditions'];
const BY: Text = ['申请人', 'Asked by'];
const ROWS: Text = ['行数', 'Rows'];
const SIZE: Text = ['大小', 'Size'];
const TIMES: Text = ['发起 / 结束时间', 'Asked / ended at'];
const DOWNLOAD: Text = ['下载', 'Download'];
const AGAIN: Text = ['重新导出', 'Export again'];
const SURE: Text = ['删除这条导出记录和文件？', 'Delete this export and its file?'];
const DONE: Readonly<Record<ExportCommand, Text>> = {
  repeat: ['已重新提交导出', 'The export was asked for again'],
  remove: ['已删除', 'Deleted'],
};
const KEY = ['export-centre'];
/** What shows exports. */
const SHOWING = [KEY, exportsKey];

/** What people left to the worker: how far it is, where the file is, and what can be done about it. */
export function ExportCentre() {
  const say = useSay();
  const [everybody, setEverybody] = useState(false);
  const found = useJobs({
    queryKey: [...KEY, everybody],
    load: () => loadAllExports(everybody),
    jobsIn: ({ list }) => list,
  });
  const { act, error } = useExportActions();
  const columns = useColumns(everybody, act);
  return (
    <Sheet title={EXPORT_CENTRE.title}>
      <Flex gap={12} align="center" wrap className={style['bar'] ?? ''}>
        {found.data?.mayReadAll && (
          <Segmented
            value={everybody}
            onChange={setEverybody}
            options={[
              { value: false, label: say(MINE) },
              { value: true, label: say(EVERYBODY) },
            ]}
          />
        )}
        <span className={style['hint']}>{say(HINT)}</span>
        <Button loading={found.isFetching} onClick={() => void found.refetch()}>
          {say(sharedWords.refresh)}
        </Button>
      </Flex>
      <Refusal error={error ?? found.error} />
      <Table<ListedExport>
        size="small"
        rowKey="id"
        loading={found.isPending}
        dataSource={[...(found.data?.list ?? [])]}
        pagination={{ defaultPageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
        scroll={{ x: 'max-content' }}
        locale={{ emptyText: found.isPending ? ' ' : <Notice text={NONE} hint={HOW} /> }}
        columns={columns}
      />
    </Sheet>
  );
}

type Act = (command: ExportCommand | 'fetch', job: ListedExport) => void;

function useExportActions(): { readonly act: Act; readonly error: Error | null } {
  const done = useDone();
  const client = useQueryClient();
  const doing = useMutation({
    mutationFn: ({ command, job }: { readonly command: ExportCommand; readonly job: ListedExport }) => doTo(command, job.id),
    onSuccess: (_answer, { command }) => done(DONE[command]),
    onSettled: () => Promise.all(SHOWING.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
  const fetching = useMutation({
    mutationFn: (job: ListedExport) => loadExportFile(job.id),
    onSuccess: ({ file }, { fileName }) => file && handOver(file, fileName ?? ''),
  });
  return {
    act: (command, job) => (command === 'fetch' ? fetching.mutate(job) : doing.mutate({ command, job })),
    error: doing.error ?? fetching.error,
  };
}

const minutes = (time: string | null): string => time?.slice(0, 16) ?? '';
const count = (rows: number | null): string => rows?.toLocaleString('en') ?? '';

function useColumns(everybody: boolean, act: Act): TableColumnsType<ListedExport> {
  const say = useSay();
  return [
    {
      title: say(DATA),
      key: 'data',
      render: (_, { label, conditions }) => (
        <>
          <div>{say(label)}</div>
          <div className={style['conditions']} title={say(conditions)}>
            {say(conditions) || say(ALL_ROWS)}
          </div>
        </>
      ),
    },
    ...(everybody ? [{ title: say(BY), dataIndex: 'userName' }] : []),
    { title: say(sharedWords.status), key: 'state', width: 230, render: (_, job) => <ExportState job={job} showing={SHOWING} /> },
    { title: say(ROWS), key: 'rows', align: 'right', render: (_, { total }) => count(total) },
    {
      title: say(SIZE),
      key: 'size',
      align: 'right',
      render: (_, { fileSize }) => <span className={style['figure']}>{fileSize === null ? '' : sizeWords(fileSize)}</span>,
    },
    {
      title: say(TIMES),
      key: 'at',
      render: (_, { at, endedAt }) => (
        <div className={style['figure']}>
          <div>{minutes(at)}</div>
          <div className={style['hint']}>{minutes(endedAt)}</div>
        </div>
      ),
    },
    {
      title: say(sharedWords.actions),
      key: 'actions',
      fixed: 'right',
      render: (_, job) => <ExportActions job={job} act={act} />,
    },
  ];
}

function ExportActions({ job, act }: { readonly job: ListedExport; readonly act: Act }) {
  const say = useSay();
  const link = (label: Text, command: ExportCommand | 'fetch') => (
    <Button type="text" size="small" className={style['command'] ?? ''} onClick={() => act(command, job)}>
      {say(label)}
    </Button>
  );
  return (
    <Flex gap={4}>
      {job.mayFetch && link(DOWNLOAD, 'fetch')}
      {job.own && !isUnderWay(job) && link(AGAIN, 'repeat')}
      {job.own && !isUnderWay(job) && (
        <Popconfirm
          title={say(SURE)}
          okText={say(sharedWords.delete)}
          cancelText={say(sharedWords.back)}
          onConfirm={() => act('remove', job)}
        >
          <Button type="text" size="small" danger>
            {say(sharedWords.delete)}
          </Button>
        </Popconfirm>
      )}
    </Flex>
  );
}
