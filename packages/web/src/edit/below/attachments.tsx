import { CameraOutlined, UploadOutlined } from '@ant-design/icons';
import { fill, sharedWords, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Button, Popconfirm, Table } from 'antd';
import { type ReactNode, useRef } from 'react';
import { type Attachment, attachFile, attachmentAddress, detachFile } from '../../api/records.ts';
import { acceptOf, useAttachments, useForgetAttachments } from '../../fields/attachment/files.ts';
import { photoToKeep } from '../../fields/attachment/photo.ts';
import { useMedia } from '../../kit/media.ts';
import { Refusal } from '../../kit/refusal.tsx';
import { useSay } from '../../kit/say.tsx';

const ADD: Text = ['上传附件', 'Add a file'];
const TAKE: Text = ['拍照', 'Take a photo'];
const KINDS: Text = ['PNG、JPG、PDF、XLSX、DOCX、PPTX，最大 5 MB', 'PNG, JPG, PDF, XLSX, DOCX, PPTX, up to 5 MB'];
const NAME: Text = ['文件名', 'File'];
const SIZE: Text = ['大小', 'Size'];
const BY: Text = ['上传人', 'Added by'];
const AT: Text = ['上传时间', 'Uploaded'];
const SURE: Text = ['删除附件「{name}」？', 'Remove the file “{name}”?'];
const NONE: Text = ['没有附件', 'No files'];
const kilobytes = (size: number): string => `${Math.max(1, Math.round(size / 1024)).toLocaleString('en')} kB`;

interface AttachmentsProps {
  readonly entity: string;
  readonly id: string;
  readonly mayChange: boolean;
  /** Of a document people take away only what they have added. */
  readonly onlyOwn: boolean;
}
/** Files kept with the record: added, fetched, removed; each of it is in the history. */
export function Attachments({ entity, id, mayChange, onlyOwn }: AttachmentsProps) {
  const say = useSay();
  const files = useAttachments(entity, id);
  const onSettled = useForgetAttachments(entity, id);
  // Phones and handhelds have a camera, and no files to look for.
  const isHeld = useMedia('(pointer: coarse)');
  const adding = useMutation({
    mutationFn: async (file: File) => attachFile(entity, id, file.type.startsWith('image/') ? await photoToKeep(file) : file),
    onSettled,
  });
  const add = (file: File): void => adding.mutate(file);
  const removing = useMutation({ mutationFn: (file: string) => detachFile(entity, id, file), onSettled });
  return (
    <>
      {mayChange && (
        <p>
          {isHeld && (
            <>
              <Choose
                label={TAKE}
                icon={<CameraOutlined />}
                accept="image/*"
                camera
                loading={adding.isPending}
                onChosen={add}
              />{' '}
            </>
          )}
          <Choose label={ADD} icon={<UploadOutlined />} accept={acceptOf()} loading={adding.isPending} onChosen={add} />{' '}
          {say(KINDS)}
        </p>
      )}
      <Refusal error={adding.error ?? removing.error ?? files.error} />
      <Table<Attachment>
        size="small"
        rowKey="id"
        pagination={false}
        loading={files.isPending}
        dataSource={[...(files.data ?? [])]}
        locale={{ emptyText: say(NONE) }}
        columns={[
          {
            title: say(NAME),
            key: 'name',
            render: (_, file) => <a href={attachmentAddress(entity, id, file.id)}>{file.name}</a>,
          },
          { title: say(SIZE), key: 'size', align: 'right', width: 120, render: (_, { size }) => kilobytes(size) },
          { title: say(BY), dataIndex: 'by', width: 160 },
          { title: say(AT), dataIndex: 'at', width: 180 },
          {
            key: 'remove',
            width: 100,
            align: 'right',
            render: (_, file) =>
              mayChange &&
              (file.own || !onlyOwn) && (
                <Popconfirm
                  title={say(fill(SURE, { name: file.name }))}
                  okText={say(sharedWords.delete)}
                  cancelText={say(sharedWords.back)}
                  onConfirm={() => removing.mutate(file.id)}
                >
                  <Button type="link" size="small" danger>
                    {say(sharedWords.delete)}
                  </Button>
                </Popconfirm>
              ),
          },
        ]}
      />
    </>
  );
}

interface ChooseProps {
  readonly label: Text;
  readonly icon: ReactNode;
  readonly accept: string;
  readonly camera?: boolean;
  readonly loading: boolean;
  readonly onChosen: (file: File) => void;
}
function Choose({ label, icon, accept, camera = false, loading, onChosen }: ChooseProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} loading={loading} onClick={() => input.current?.click()}>
        {say(label)}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        {...(camera && { capture: 'environment' as const })}
        hidden
        aria-label={say(label)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChosen(file);
        }}
      />
    </>
  );
}
