import { createHash } from 'node:crypto';
import { fill, reportProblem, say, type Text } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Ctx, refuse, Refused, save } from '@takt/engine/host';
import { type Accepted, acceptFile, attach, type Upload } from '@takt/content/host';
import { success } from './envelope.ts';
import { type Host, inTurn, own, ownWriting, sendJson } from './host.ts';

const TAKEN: Text = ['已提交{entity} {number}', '{entity} {number} has been created'];
const UNSAID: Text = ['一键截图报修', 'Reported with a screenshot'];
const LONGEST = { page: 200, description: 500 } as const;

interface Report extends Upload {
  readonly page: string;
  readonly description: string;
}

/** A picture of a page becomes a work order. Everybody may report what is wrong, so it needs no right of its own. */
export function reportRoutes(app: FastifyInstance, host: Host): void {
  app.post('/face/workorder/doPutReport', { bodyLimit: 6 * 1024 * 1024 }, async (request, reply) => {
    // Nobody's bytes are read before the session is known to be good.
    await own(host, request, false, async () => null);
    const report = await reportOf(request);
    const broken = reportProblem(report.page);
    if (broken) refuse(broken.rule, broken.text);
    const { bytes, page, description } = report;
    const contents = `${page}|${description}|${createHash('sha256').update(bytes).digest('hex')}`;
    const picture = await inTurn(host, request, () => acceptFile(host.examiner, report));
    return sendJson(reply, await ownWriting(host, request, (ctx) => takeIn(ctx, host, report, picture), contents));
  });
}

async function reportOf(request: FastifyRequest): Promise<Report> {
  const fields: Record<string, string> = {};
  let upload: Upload | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'file') upload = { name: part.filename, declared: part.mimetype, bytes: await part.toBuffer() };
    else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  // `token` and `size` come with the contract; the session and the bytes speak for themselves.
  const { module: page = '', description = '' } = fields;
  if (!upload || page.length > LONGEST.page || description.length > LONGEST.description) throw Refused.of('request');
  return { ...upload, page, description };
}

async function takeIn(ctx: Ctx, { registry, files }: Host, report: Report, picture: Accepted): Promise<string> {
  const reports = registry.problemReports;
  if (!reports) throw Refused.of('not.found');
  const { entity, row } = reports;
  const create = `${entity.id}.create`;
  const reporting: Ctx = { ...ctx, actor: { ...ctx.actor, can: (right) => right === create } };
  const description = report.description.trim() || say(UNSAID, ctx.lang);
  const made = await save(reporting, registry, entity, row({ page: report.page, description, userId: ctx.actor.userId }));
  await attach(ctx, files, { entity: entity.id, rowId: made.id }, picture);
  return success('1', say(fill(TAKEN, { entity: entity.label, number: made.number ?? '' }), ctx.lang));
}
