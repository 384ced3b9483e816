import { type Text, words } from '@takt/model';
import { Refused } from '@takt/engine/host';

/** Why a file is not taken in, in words that tell the person what to do about it. */
const VERDICTS = {
  damaged: [
    '文件已损坏或不完整，请重新打开并另存后再上传',
    'The file is damaged or incomplete; open it, save it again and upload that',
  ],
  strange: [
    '文件内部结构异常，请用 Office 打开并另存后再上传',
    'The inside of the file is not as Office writes it; open it in Office, save it again and upload that',
  ],
  otherKind: [
    '文件内容与扩展名不一致，请按实际格式另存后再上传',
    'What the file contains is not what its name says; save it in the format of its name and upload that',
  ],
  tooLarge: words.sheetTooBig,
  unpacksTooLarge: [
    '文件解压后过大，请删除多余内容或拆分成多个文件',
    'The file unpacks to more than is allowed; remove what is not needed or split it',
  ],
  tooManyParts: [
    '文件内含的部件过多，请减少工作表或图片后再上传',
    'The file has too many parts; upload it with fewer sheets or pictures',
  ],
  encrypted: ['文件设有密码，请取消密码后再上传', 'The file is protected by a password; remove it and upload again'],
  macro: [
    '文件含有宏或控件，请另存为不含宏的格式后再上传',
    'The file contains macros or controls; save it in the format without macros and upload that',
  ],
  external: [
    '文件引用了外部数据，请断开链接（数据 → 编辑链接）后再上传',
    'The file draws on data outside it; break its links (Data → Edit links) and upload again',
  ],
  embedded: [
    '文件中嵌入了其他文件或对象，请删除后再上传，需要时单独上传',
    'Another file or object is embedded in this one; remove it and upload it by itself',
  ],
  activePdf: [
    'PDF 含有脚本、启动动作或附件，请用「打印为 PDF」另存后再上传',
    'The PDF contains scripts, launch actions or attachments; print it to PDF and upload that',
  ],
  picture: [
    '图片无法读取或尺寸过大，请另存为 PNG 或 JPG 后再上传',
    'The picture cannot be read or is too large; save it as PNG or JPG and upload that',
  ],
  exhausting: [
    '文件过于复杂，无法在限定的时间和内存内读取，请拆分后再上传',
    'The file is too complex to be read in the time and memory allowed; split it and upload the parts',
  ],
} as const satisfies Readonly<Record<string, Text>>;
export type Verdict = keyof typeof VERDICTS;

/** Thrown where a file is looked at; crosses the process boundary as the name of the verdict. */
export class Unacceptable extends Error {
  readonly verdict: Verdict;
  constructor(verdict: Verdict, options?: ErrorOptions) {
    super(verdict, options);
    this.verdict = verdict;
  }
}

export const refusedFile = (verdict: Verdict): Refused =>
  new Refused({ code: `file.${verdict}`, text: VERDICTS[verdict], level: 'error' });
