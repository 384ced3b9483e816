import {
  FILE_USES,
  type FileRecord,
  FILES_PER_PAGE,
  fill,
  LIBRARY,
  sharedWords,
  STORED_KINDS,
  type StoredFile,
  type Text,
} from '@takt/model';
import {
  ActionButtonView,
  callServer,
  fetchFile,
  handOver,
  Notice,
  pageOf,
  Refusal,
  sizeWords,
  useDone,
  useMenu,
  usePages,
  useSay,
} from '@takt/web';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Flex, Table, type TableColumnsType, Tooltip } from 'antd';
import { fileConditions as words } from '../../defs/file.ts';
import { deleteFile } from '../../defs/index.ts';
import style from './files.module.css';

const SIZE: Text = ['大小', 'Size'];
const AT: Text = ['上传时间', 'Uploaded'];
const COPY: Text = ['复制链接', 'Copy link'];
const COPIED: Text = ['链接已复制，可贴到帮助文档或站内信中', 'The link was copied; paste it into a help document or a mail'];
const SURE: Text = ['删除文件「{name}」？', 'Delete the file “{name}”?'];
const FOREVER: Text = ['删除后无法恢复，已发出的链接将失效。', 'It cannot be brought back, and links to it stop working.'];
const DELETED: Text = ['已删除「{name}」', '“{name}” has been deleted'];
const HELD: Text = ['文件附在单据上，请到该单据中移除附件', 'It is kept with a record; remove it from that record'];
const EXPORTED: Text = ['由导出中心管理，到期自动删除', 'Kept by the export centre, which deletes it when it expires'];
const NOT_YOURS: Text = ['只有单据的查看者或上传人可以下载', 'Only readers of its record, or who uploaded it, may download it'];
const UNSEEN: Text = ['无权查看或已删除', 'Not yours to see, or deleted'];
const NONE: Text = ['没有符合条件的文件', 'No file matches'];
const FIRST: Text = ['还没有文件', 'No files yet'];
const HOW: Text = ['把文件拖到上方区域即可上传', 'Drop files above to upload them'];
const kinds: Readonly<Record<string, string>> = STORED_KINDS;

interface FileTableProps {
  readonly files: readonly StoredFile[];
  readonly total: number;
  readonly page: number;
  readonly loading: boolean;
  /** Whether something was asked for, or everything is shown. */
  readonly hasConditions: boolean;
  readonly mayUpload: boolean;
  readonly mayDelete: boolean;
  readonly onPage: (page: number) => void;
  readonly onChanged: () => void;
}
/** The stored files, each with where it is kept and what can be done with it. */
export function FileTable({
  files,
  total,
  page,
  loading,
  hasConditions,
  mayUpload,
  mayDelete,
  onPage,
  onChanged,
}: FileTableProps) {
  const { fetching, deleting, ask } = useFileActions(onChanged);
  const columns = useColumns((file) => fetching.mutate(file), mayDelete ? ask : null);
  return (
    <>
      <Refusal error={fetching.error ?? deleting.error} />
      <Table<StoredFile>
        size="small"
        rowKey="id"
        loading={loading}
        dataSource={[...files]}
        columns={columns}
        scroll={{ x: 'max-content' }}
        locale={{
          emptyText: loading ? (
            ' '
          ) : (
            <Notice text={hasConditions ? NONE : FIRST} hint={!hasConditions && mayUpload ? HOW : null} />
          ),
        }}
        pagination={{
          current: page,
          total,
          pageSize: FILES_PER_PAGE,
          hideOnSinglePage: true,
          showSizeChanger: false,
          onChange: onPage,
        }}
      />
    </>
  );
}

function useFileActions(onChanged: () => void) {
  const say = useSay();
  const done = useDone();
  const { modal } = App.useApp();
  const fetching = useMutation({
    mutationFn: ({ address }: StoredFile) => fetchFile(address ?? ''),
    onSuccess: ({ file }, { name }) => file && handOver(file, name),
  });
  const deleting = useMutation({
    mutationFn: ({ id }: StoredFile) => callServer(deleteFile, { file: id }),
    onSuccess: (_answer, { name }) => done(fill(DELETED, { name })),
    onSettled: onChanged,
  });
  const ask = (file: StoredFile): void =>
    void modal.confirm({
      title: say(fill(SURE, { name: file.name })),
      content: say(FOREVER),
      okText: say(sharedWords.delete),
      okButtonProps: { danger: true },
      cancelText: say(sharedWords.cancel),
      onOk: () => deleting.mutate(file),
    });
  return { fetching, deleting, ask };
}

type FileCommand = (file: StoredFile) => void;
function useColumns(fetch: FileCommand, remove: FileCommand | null): TableColumnsType<StoredFile> {
  const say = useSay();
  return [
    { title: say(words.name.label), key: 'name', render: (_, file) => <FileName file={file} fetch={fetch} /> },
    { title: say(words.mediaType.label), key: 'type', width: 70, render: (_, { mediaType }) => kinds[mediaType] ?? mediaType },
    { title: say(SIZE), key: 'size', width: 90, align: 'right', render: (_, { size }) => sizeWords(size) },
    { title: say(words.user.label), dataIndex: 'by' },
    { title: say(AT), key: 'at', width: 140, render: (_, { at }) => <span className={style['figure']}>{at.slice(0, 16)}</span> },
    { title: say(words.use.label), key: 'use', render: (_, file) => <Use file={file} /> },
    {
      title: say(sharedWords.actions),
      key: 'actions',
      fixed: 'right',
      align: 'right',
      render: (_, file) => <FileActions file={file} remove={remove} />,
    },
  ];
}

function FileName({ file, fetch }: { readonly file: StoredFile; readonly fetch: FileCommand }) {
  const say = useSay();
  if (file.address === null)
    return (
      <Tooltip title={say(NOT_YOURS)}>
        <span className={style['name']}>{file.name}</span>
      </Tooltip>
    );
  return (
    <Button type="link" size="small" className={style['fetch'] ?? ''} title={file.name} onClick={() => fetch(file)}>
      <span className={style['name']}>{file.name}</span>
    </Button>
  );
}

function Use({ file: { use, records } }: { readonly file: StoredFile }) {
  const say = useSay();
  if (records.length === 0) return <span className={use === 'none' ? style['hint'] : ''}>{say(FILE_USES[use])}</span>;
  return records.map((record) => <RecordLink key={`${record.entity} ${record.id}`} record={record} />);
}

function RecordLink({ record: { entity, id, label, title } }: { readonly record: FileRecord }) {
  const say = useSay();
  const pages = usePages();
  const menu = useMenu() ?? [];
  const page = title === null ? null : pageOf(menu, { entity, id, number: title });
  return (
    <div className={style['record']}>
      <span className={style['hint']}>{say(label)} </span>
      {page ? (
        <Button type="link" size="small" className={style['fetch'] ?? ''} onClick={() => pages.open(page)}>
          {title}
        </Button>
      ) : (
        <span className={title === null ? style['hint'] : ''}>{title ?? say(UNSEEN)}</span>
      )}
    </div>
  );
}

const deleteRefusal = ({ use }: StoredFile) => (use === 'record' ? { text: HELD } : use === 'export' ? { text: EXPORTED } : null);

function FileActions({ file, remove }: { readonly file: StoredFile; readonly remove: FileCommand | null }) {
  const say = useSay();
  const done = useDone();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(`${location.origin}${LIBRARY}/${file.id}`);
    done(COPIED);
  };
  return (
    <Flex gap={4} justify="end">
      {file.use === 'library' && (
        <Button type="text" size="small" className={style['command'] ?? ''} onClick={() => void copy()}>
          {say(COPY)}
        </Button>
      )}
      {remove && (
        <ActionButtonView
          type="text"
          size="small"
          danger
          button={{ name: 'delete', label: sharedWords.delete, why: deleteRefusal(file), run: () => remove(file) }}
        />
      )}
    </Flex>
  );
}
