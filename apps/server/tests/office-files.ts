import { zip, type ZipPart } from './zip-writer.ts';

export const OFFICE = 'application/vnd.openxmlformats-officedocument';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const LINKS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

const typesOf = (part: string, type: string): string =>
  `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`;
export const relations = (...each: readonly string[]): string =>
  `${HEAD}<Relationships xmlns="${RELATIONS}">${each.join('')}</Relationships>`;
export const relation = (id: string, type: string, target: string, external = false): string =>
  `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;

/** The least an Office file can be; `others` replace parts of the same name or come beside them. */
function office(main: string, type: string, parts: readonly ZipPart[], others: readonly ZipPart[]): Buffer {
  const own: readonly ZipPart[] = [
    { name: '[Content_Types].xml', bytes: typesOf(main, type) },
    { name: '_rels/.rels', bytes: relations(relation('rId1', 'officeDocument', main)) },
    ...parts,
  ];
  return zip([...own.filter(({ name }) => !others.some((other) => other.name === name)), ...others]);
}

export const sheetXml = (rows: string): string => `${HEAD}<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`;
const headings = (texts: readonly string[]): string =>
  `<row r="1">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

export const xlsx = (others: readonly ZipPart[] = [], type = `${OFFICE}.spreadsheetml.sheet.main+xml`): Buffer =>
  office(
    'xl/workbook.xml',
    type,
    [
      {
        name: 'xl/workbook.xml',
        bytes: `${HEAD}<workbook xmlns="${SHEET}" xmlns:r="${LINKS}"><sheets><sheet name="x" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      },
      { name: 'xl/_rels/workbook.xml.rels', bytes: relations(relation('rId1', 'worksheet', 'worksheets/sheet1.xml')) },
      { name: 'xl/worksheets/sheet1.xml', bytes: sheetXml(headings(['甲', '乙'])) },
    ],
    others,
  );
export const documentXml = (body: string): string => `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`;
export const docx = (others: readonly ZipPart[] = []): Buffer =>
  office(
    'word/document.xml',
    `${OFFICE}.wordprocessingml.document.main+xml`,
    [{ name: 'word/document.xml', bytes: documentXml('<w:p/>') }],
    others,
  );
export const pptx = (others: readonly ZipPart[] = []): Buffer =>
  office(
    'ppt/presentation.xml',
    `${OFFICE}.presentationml.presentation.main+xml`,
    [
      {
        name: 'ppt/presentation.xml',
        bytes: `${HEAD}<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"/>`,
      },
    ],
    others,
  );

/** A document of one empty page; `objects` are put into its catalogue. */
export const pdf = (objects = '', streams: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R${objects}>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n`),
    streams,
    Buffer.from('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
