import { performance } from 'node:perf_hooks';
import { openExaminer } from '@takt/content/host';
import type { Factory, Reply } from '@takt/testing';
import { writeXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, openCompany, openProduct } from '../company.ts';
import { type Hostile, hostileFiles } from '../hostile-files.ts';
import { docx, pdf, pptx, relation, relations, xlsx } from '../office-files.ts';
import { fetchTemplate } from '../sheets.ts';
import { crowding, FULL, figure, pause, percentile } from './figure.ts';

const MIB = 1024 * 1024;
const PLANT = 'base.plant';
/** People who page through a list meanwhile. */
const CALLERS = 6;
let factory: Factory;
let company: Company;
let plant: string;
let hostile: readonly Hostile[];
let held = 0;
const examiner = openExaminer({
  onMemory: (bytes) => {
    held = Math.max(held, bytes);
  },
});
beforeAll(async () => {
  factory = await openProduct({ examiner });
  company = await openCompany(factory);
  plant = (await company.samples.create(PLANT)).id;
  hostile = await hostileFiles();
});
afterAll(() => factory.close());

const attach = (name: string, bytes: Buffer, type?: string): Promise<Reply> =>
  company.admin.sendFile(`/base/ai/attach?_entity=${PLANT}&id=${plant}`, { name, bytes, ...(type && { type }) });
const send = ({ to, name, bytes, type }: Hostile): Promise<Reply> =>
  to === 'attach' ? attach(name, bytes, type) : company.admin.upload(PLANT, bytes);
const kept = async () =>
  (await company.admin.post('/base/ai/queryAttachments', { _entity: PLANT, id: plant })).data as {
    readonly id: string;
    readonly name: string;
  }[];
const fetched = (id: string) => company.admin.get(`/base/ai/attachment?_entity=${PLANT}&id=${plant}&file=${id}`);

test('39: hostile files are refused at once, each for what it is, while everybody else works on', async () => {
  // A process that is already running is what people meet.
  expect((await attach('first.docx', docx())).httpStatus).toBe(200);
  const before = (await company.admin.page(PLANT)).data.total;
  // Taken while nobody waits: the measure itself holds up whoever does.
  const crowds = [crowding()];
  const answers: number[] = [];
  const attack = { over: false };
  const others = Array.from({ length: CALLERS }, async () => {
    while (!attack.over) {
      const started = performance.now();
      expect((await company.admin.page(PLANT)).httpStatus).toBe(200);
      answers.push(performance.now() - started);
      await pause(20);
    }
  });
  const times: number[] = [];
  for (const file of hostile) {
    const started = performance.now();
    const reply = await send(file);
    times.push(performance.now() - started);
    expect(reply.error?.code, `${file.what}: ${reply.raw}`).toBe(file.code);
    expect([413, 422], file.what).toContain(reply.httpStatus);
    expect(
      [reply.error?.zh, reply.error?.en].every((words) => (words ?? '').length > 5),
      file.what,
    ).toBe(true);
  }
  attack.over = true;
  await Promise.all(others);
  crowds.push(crowding());
  const [slowest, slow] = [Math.max(...times), percentile(answers, 0.99)];
  figure(
    '39',
    `${hostile.length} hostile files refused, the slowest in ${slowest.toFixed(0)} ms, reader at most ${(held / MIB).toFixed(0)} MiB; ` +
      `${answers.length} other calls meanwhile, p99 ${slow.toFixed(0)} ms; others slow this machine by ${Math.max(...crowds).toFixed(1)}`,
  );
  expect(hostile.length).toBeGreaterThanOrEqual(30);
  expect(held).toBeLessThanOrEqual(512 * MIB);
  if (FULL) {
    const share = Math.max(...crowds);
    expect(slowest).toBeLessThanOrEqual(1000 * share);
    expect(slow).toBeLessThanOrEqual(250 * share);
  }
  expect((await company.admin.page(PLANT)).data.total).toBe(before);
  expect((await kept()).map(({ name }) => name)).toEqual(['first.docx']);
});

test('honest files are taken, links to press included', async () => {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#2468ac' } });
  const link = relations(relation('r1', 'hyperlink', 'mailto:quality@example.com', true));
  const formula = await writeXlsx({
    sheets: [{ name: 'x', rows: [['a|b', 1]], cells: new Map([['0,1', { formula: 'IF(A1="a|b",1,2)' }]]) }],
  });
  const files: readonly (readonly [string, Buffer])[] = [
    ['样本.xlsx', Buffer.from(formula)],
    ['模板.xlsx', Buffer.from(await fetchTemplate(company.admin, PLANT))],
    ['links.xlsx', xlsx([{ name: 'xl/worksheets/_rels/sheet1.xml.rels', bytes: link }])],
    ['plan.docx', docx()],
    ['review.pptx', pptx()],
    ['certificate.v2.pdf', pdf('/OpenAction[3 0 R/Fit]')],
    ['photo.png', await picture.png().toBuffer()],
    ['photo.jpeg', await picture.jpeg().toBuffer()],
  ];
  for (const [name, bytes] of files) {
    const reply = await attach(name, bytes);
    expect(reply.httpStatus, `${name}: ${reply.raw}`).toBe(200);
  }
});

test('a picture is drawn anew: what else was in the file is gone', async () => {
  const told = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'WHERE-I-LIVE' } })
    .jpeg()
    .toBuffer();
  const bytes = Buffer.concat([told, Buffer.from('<script>alert(1)</script>')]);
  expect(bytes.includes('WHERE-I-LIVE')).toBe(true);
  const { id } = (await attach('place.jpg', bytes)).data;
  const got = (await fetched(id)).bytes;
  expect(await sharp(got).metadata()).toMatchObject({ format: 'jpeg', width: 30, height: 20 });
  expect([got.includes('WHERE-I-LIVE'), got.includes('<script>')]).toEqual([false, false]);
});

test('a file that outlasts its time or its memory is refused, and nothing else is', async () => {
  const rows = Array.from({ length: 20_000 }, (_, row) => Array.from({ length: 10 }, (_cell, at) => `第${row}行${at}列`));
  const large = await writeXlsx({ sheets: [{ name: 'x', rows }] });
  const small = await writeXlsx({ sheets: [{ name: 'x', rows: [['a'], ['b']] }] });
  for (const limits of [{ taskMs: 60 }, { memory: 40 * MIB }]) {
    const strict = openExaminer({ processes: 1, ...limits });
    try {
      await expect(strict.rows(large, 30_000), JSON.stringify(limits)).rejects.toThrow('exhausting');
    } finally {
      strict.close();
    }
  }
  const roomy = openExaminer({ processes: 1, taskMs: 20_000 });
  try {
    const [broken, honest] = await Promise.allSettled([roomy.rows(xlsx().subarray(0, 500), 10), roomy.rows(small, 10)]);
    expect(broken.status).toBe('rejected');
    expect(honest).toMatchObject({
      value: [
        { row: 1, cells: ['a'] },
        { row: 2, cells: ['b'] },
      ],
    });
    expect(await roomy.rows(large, 30_000)).toHaveLength(20_000);
  } finally {
    roomy.close();
  }
});
