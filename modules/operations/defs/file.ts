import { command, type FilesPage, integer, LIBRARY, query, ref, text } from '@takt/model';

export const FILE_CREATE = 'system.file.create';
export const FILE_DELETE = 'system.file.delete';

/** What is stored, and what the person may do about it. */
interface StoredFiles extends FilesPage {
  readonly mayUpload: boolean;
  readonly mayDelete: boolean;
}
export const fileConditions = {
  name: text('文件名', 'File name', { length: 100 }),
  mediaType: text('类型', 'Type', { length: 100 }),
  user: ref('system.user', '上传人', 'Uploaded by'),
  use: text('用途', 'Use', { length: 20 }),
};
export const filesStored = query<StoredFiles>()(
  'system.filesStored',
  ['文件上传', 'File upload'],
  { ...fileConditions, page: integer('页码', 'Page', { required: true, min: 1, max: 100_000 }) },
  { path: `${LIBRARY}/list`, needs: 'system.file.read' },
);

/** Deletes a file that no record and no export holds. */
export const deleteFile = command()(
  'system.deleteFile',
  ['删除文件', 'Delete a file'],
  { file: text('文件', 'File', { required: true, length: 36, pattern: /^[0-9a-f-]{36}$/ }) },
  { path: `${LIBRARY}/delete`, needs: FILE_DELETE },
);
