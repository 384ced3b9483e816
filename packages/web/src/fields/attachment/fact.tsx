import { use } from 'react';
import { useSay } from '../../kit/say.tsx';
import { type Attachment, attachmentAddress } from '../../api/records.ts';
import type { CellProps } from '../view.ts';
import { chosenIn } from './chosen.ts';
import { useAttachments } from './files.ts';
import { AttachmentRecordContext } from './attachment-record.ts';
import { countWords } from './words.ts';
import style from './attachment.module.css';

interface FileNameProps {
  readonly entity: string;
  readonly id: string;
  readonly file: Attachment;
}

/** A file by its name, to be fetched; a picture also by how it looks. */
export function FileName({ entity, id, file }: FileNameProps) {
  const address = attachmentAddress(entity, id, file.id);
  return (
    <a className={style['name']} href={address} title={file.name}>
      {file.mediaType.startsWith('image/') && <img className={style['picture']} src={address} alt="" />}
      {file.name}
    </a>
  );
}

/** The files of a field by their names; those kept elsewhere are counted. */
export function FilesFact(props: CellProps) {
  const say = useSay();
  const { entity = '', id = null } = use(AttachmentRecordContext) ?? {};
  const kept = useAttachments(entity, id).data ?? [];
  const files = chosenIn(props.value).flatMap((one) => kept.find((file) => file.id === one) ?? []);
  if (id === null || files.length === 0) return countWords(props, say);
  return (
    <div className={style['files']}>
      {files.map((file) => (
        <FileName key={file.id} entity={entity} id={id} file={file} />
      ))}
    </div>
  );
}
