import type { Text } from '@takt/model';

export type FileEnding = 'png' | 'jpg' | 'pdf' | 'xlsx' | 'docx' | 'pptx';
/** A kind of file people may attach: how it is named, what it calls itself, and how its bytes begin. */
interface FileKind {
  readonly kind: FileEnding;
  readonly endings: readonly string[];
  /** The first is what it is kept as; the others are what some office programs register instead. */
  readonly types: readonly string[];
  readonly begins: readonly (readonly number[])[];
}
const ZIP = [[0x50, 0x4b, 0x03, 0x04]];
const KINDS: readonly FileKind[] = [
  { kind: 'png', endings: ['png'], types: ['image/png'], begins: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]] },
  { kind: 'jpg', endings: ['jpg', 'jpeg'], types: ['image/jpeg'], begins: [[0xff, 0xd8, 0xff]] },
  { kind: 'pdf', endings: ['pdf'], types: ['application/pdf'], begins: [[0x25, 0x50, 0x44, 0x46, 0x2d]] },
  {
    kind: 'xlsx',
    endings: ['xlsx'],
    types: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/wps-office.xlsx'],
    begins: ZIP,
  },
  {
    kind: 'docx',
    endings: ['docx'],
    types: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/wps-office.docx'],
    begins: ZIP,
  },
  {
    kind: 'pptx',
    endings: ['pptx'],
    types: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/wps-office.pptx'],
    begins: ZIP,
  },
];
export const FILE_KINDS: Text = [
  '只能上传 PNG、JPG、PDF、XLSX、DOCX、PPTX 文件',
  'Only PNG, JPG, PDF, XLSX, DOCX and PPTX files can be uploaded',
];

/** The kind of a file whose name, declared type and first bytes agree; null for everything else. */
export function fileKind(name: string, declared: string, bytes: Uint8Array): FileKind | null {
  const parts = name.toLowerCase().split('.');
  const ending = parts.at(-1) ?? '';
  const kind = KINDS.find(({ endings }) => endings.includes(ending));
  // `invoice.exe.pdf` and `photo.png.html` are tricks; a plain dot in a name is not.
  const hidden = parts
    .slice(1, -1)
    .some((part) => /^(?:exe|com|scr|dll|js|mjs|html?|svg|xml|php|sh|bat|cmd|msi|jar|vbs|ps1|lnk|hta)$/.test(part));
  if (!kind || hidden || parts.length < 2) return null;
  const agrees = kind.types.includes(declared) || declared === 'application/octet-stream';
  const begins = kind.begins.some((start) => start.every((byte, at) => bytes[at] === byte));
  return agrees && begins ? kind : null;
}
