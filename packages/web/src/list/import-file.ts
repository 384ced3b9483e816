import type { Text } from '@takt/model';

const LARGEST = 5 * 1024 * 1024;
/* B001 */ const WRONG_TYPE: Text = ['只能上传xlsx、xls格式的文件', 'Only xlsx and xls files are allowed'];
/* B002 */ const TOO_BIG: Text = ['文件大小不能超过5M', 'The file must not exceed 5M'];

/** Why a file cannot be imported; said before it travels, and again by the server. */
export function fileRefusal({ name, size }: Pick<File, 'name' | 'size'>): Text | null {
  if (!/\.xlsx?$/i.test(name)) return WRONG_TYPE;
  return size > LARGEST ? TOO_BIG : null;
}
