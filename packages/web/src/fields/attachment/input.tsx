import { CloseOutlined, UploadOutlined } from '@ant-design/icons';
import { fill, type Text } from '@takt/model';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { use, useRef } from 'react';
import { attachFile } from '../../api/records.ts';
import { Refusal } from '../../kit/refusal.tsx';
import { useSay } from '../../kit/say.tsx';
import type { InputProps } from '../view.ts';
import { chosenIn } from './chosen.ts';
import { FileName } from './fact.tsx';
import { acceptOf, useAttachments, useForgetAttachments } from './files.ts';
import { type AttachmentRecord, AttachmentRecordContext } from './attachment-record.ts';
import style from './attachment.module.css';

const SAVE_FIRST: Text = ['保存后即可上传', 'Save first, then add files'];
const UPLOAD: Text = ['上传', 'Upload'];
const REMOVE: Text = ['移除 {name}', 'Remove {name}'];
const UNKNOWN: Text = ['文件', 'File'];

/** One file, several, or a picture: kept with the record, and named by the field. */
export function FilesInput(props: InputProps) {
  const say = useSay();
  const around = use(AttachmentRecordContext);
  if (!around || around.id === null)
    return (
      <span id={props.id} className={style['hint']}>
        {say(SAVE_FIRST)}
      </span>
    );
  return <RecordFiles {...props} entity={around.entity} record={around.id} />;
}

interface RecordFilesProps extends InputProps {
  readonly entity: AttachmentRecord['entity'];
  readonly record: string;
}

function RecordFiles({ field, id, value, onChange, disabled, entity, record }: RecordFilesProps) {
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const several = field.kind === 'files';
  const chosen = chosenIn(value);
  const kept = useAttachments(entity, record).data ?? [];
  const forget = useForgetAttachments(entity, record);
  const put = (files: readonly string[]): void => onChange(several ? files : (files.at(-1) ?? null));
  const adding = useMutation({
    mutationFn: (file: File) => attachFile(entity, record, file),
    onSuccess: (added) => put([...chosen, added.id]),
    onSettled: forget,
  });
  return (
    <div className={style['files']}>
      {chosen.map((one) => {
        const file = kept.find((known) => known.id === one);
        const name = file?.name ?? say(UNKNOWN);
        return (
          <div key={one} className={style['file']}>
            {file ? <FileName entity={entity} id={record} file={file} /> : name}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              aria-label={say(fill(REMOVE, { name }))}
              disabled={disabled ?? false}
              onClick={() => put(chosen.filter((other) => other !== one))}
            />
          </div>
        );
      })}
      {(several || chosen.length === 0) && (
        <Button
          id={id}
          icon={<UploadOutlined />}
          loading={adding.isPending}
          disabled={disabled ?? false}
          onClick={() => input.current?.click()}
        >
          {say(UPLOAD)}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(field.options.accept)}
        aria-label={say(field.label)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) adding.mutate(file);
        }}
      />
      <Refusal error={adding.error} />
    </div>
  );
}
