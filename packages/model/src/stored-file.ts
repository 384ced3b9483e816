import type { Text } from './text.ts';

/** What a stored file is there for. */
export const FILE_USES = {
  library: ['资料库', 'Library'],
  record: ['单据附件', 'Kept with records'],
  export: ['导出文件', 'Export'],
  import: ['导入文件', 'Import'],
  none: ['未使用', 'Unused'],
} as const satisfies Readonly<Record<string, Text>>;
export type FileUse = keyof typeof FILE_USES;

/** The kinds of files that can be stored, by the type each is kept as. */
export const STORED_KINDS = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
} as const satisfies Readonly<Record<string, string>>;

/** A record that a file is kept with. */
export interface FileRecord {
  readonly entity: string;
  readonly label: Text;
  readonly id: string;
  /** Null for whoever may not read the record, and for one that is deleted. */
  readonly title: string | null;
}
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly by: string;
  readonly at: string;
  readonly use: FileUse;
  readonly records: readonly FileRecord[];
  /** Where the person may fetch it; null where they may not. */
  readonly address: string | null;
}
export interface FilesRequest {
  readonly name: string | null;
  readonly mediaType: string | null;
  readonly user: string | null;
  readonly use: string | null;
  readonly page: number;
}
export interface FilesPage {
  readonly list: readonly StoredFile[];
  readonly total: number;
  /** All that the company has stored, and what of it nothing needs. */
  readonly stored: { readonly files: number; readonly bytes: number; readonly unusedBytes: number };
}
export const FILES_PER_PAGE = 20;
export const LIBRARY = '/system/file/library';
