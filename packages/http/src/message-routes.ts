import { blank, fill, isId, isRich, MAIL_LENGTH, MAIL_TYPES, richBlank, sharedWords, type Text, words } from '@takt/model';
import type { FastifyInstance } from 'fastify';
import { type Ctx, refuse, Refused } from '@takt/engine/host';
import {
  allMessages,
  answerMessage,
  BROADCAST,
  cleanHtml,
  markRead,
  type MessageKind,
  openMessage,
  type Paging,
  pendingMessages,
  post,
  unread,
  unreadCount,
} from '@takt/content/host';
import { success } from './envelope.ts';
import { type Host, own, ownWriting, sendJson } from './host.ts';
import { scrollRoutes } from './scroll-routes.ts';
import { nothing, texts } from './signin/bodies.ts';

/** The contract's names for the same six things, kind by kind. */
const NAMES: Readonly<Record<MessageKind, { readonly word: string; readonly allRead: string | null; readonly read: string }>> = {
  mail: { word: 'Mail', allRead: null, read: 'updateMail' },
  notice: { word: 'Notice', allRead: 'updateNoticeAllRead', read: 'updateNoticeRead' },
  task: { word: 'Task', allRead: 'updateAllTaskRead', read: 'updateTaskRead' },
};
const ANSWERED: Text = ['{user}回复了「{title}」：{text}', '{user} answered “{title}”: {text}'];
const NOBODY: Text = ['请选择收件人', 'Choose who is to receive it'];
const TITLE: Text = ['请填写标题', 'please fill in the title'];

const ids = {
  anyOf: [
    { type: 'string', maxLength: 20_000 },
    { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 36 } },
  ],
};
/** Ids come as an array or joined by commas, as the contract has both. */
const idsOf = (value: string | readonly string[]): string[] =>
  (typeof value === 'string' ? value.split(',') : [...value]).map((id) => id.trim()).filter(isId);
const paging = {
  type: 'object',
  additionalProperties: false,
  properties: {
    paging: {
      type: 'object',
      additionalProperties: false,
      properties: {
        page: { type: 'integer', minimum: 1, maximum: 100_000 },
        size: { type: 'integer', minimum: 1, maximum: 100 },
      },
    },
  },
};

/** Mail, notices and tasks of the person who asks. */
export function messageRoutes(app: FastifyInstance, host: Host): void {
  for (const kind of ['mail', 'notice', 'task'] as const) kindRoutes(app, host, kind);
  mailRoutes(app, host);
  scrollRoutes(app, host);

  // The contract has the task's feedback; a notice that must be answered has the same under a name of ours.
  for (const [kind, name] of [
    ['task', 'updateTaskProcess'],
    ['notice', 'updateNoticeProcess'],
  ] as const)
    app.post<{ Body: { id: string; feedback: string } }>(
      `/system/message/${kind}/${name}`,
      { schema: { body: texts(['id', 'feedback'], [], 500) } },
      async (request, reply) =>
        sendJson(reply, await ownWriting(host, request, (ctx) => answered(ctx, kind, request.body.id, request.body.feedback))),
    );
  app.post('/system/message/pending', { schema: { body: nothing } }, async (request, reply) =>
    sendJson(reply, success(JSON.stringify({ list: await own(host, request, false, pendingMessages) }))),
  );
}

function kindRoutes(app: FastifyInstance, host: Host, kind: MessageKind): void {
  const { word, allRead, read } = NAMES[kind];
  const path = (name: string): string => `/system/message/${kind}/${name}`;
  const asked = (name: string, run: (ctx: Ctx) => Promise<unknown>): void => {
    app.post(path(name), { schema: { body: nothing } }, async (request, reply) =>
      sendJson(reply, success(JSON.stringify(await own(host, request, false, run)))),
    );
  };
  asked(`getMyNew${word}`, (ctx) => unread(ctx, kind));
  asked(`getMyNew${word}Count`, async (ctx) => ({ total: await unreadCount(ctx, kind) }));

  app.post<{ Body: { id: string } }>(
    path(`getMySelected${word}`),
    { schema: { body: texts(['id'], [], 40) } },
    async (request, reply) => {
      if (!isId(request.body.id)) throw Refused.of('not.found');
      const found = await own(host, request, true, (ctx) => openMessage(ctx, kind, request.body.id));
      return sendJson(reply, success(JSON.stringify(found)));
    },
  );

  app.post<{ Body: { paging?: Partial<Paging> } }>(
    path(`getMyAll${word}`),
    { schema: { body: paging } },
    async (request, reply) => {
      const { page = 1, size = 10 } = request.body.paging ?? {};
      return sendJson(
        reply,
        success(JSON.stringify(await own(host, request, false, (ctx) => allMessages(ctx, kind, { page, size })))),
      );
    },
  );

  const marking = { type: 'object', required: ['ids'], additionalProperties: false, properties: { ids } };
  app.post<{ Body: { ids: string | readonly string[] } }>(path(read), { schema: { body: marking } }, async (request, reply) => {
    await own(host, request, true, (ctx) => markRead(ctx, kind, idsOf(request.body.ids)));
    return sendJson(reply, success('null'));
  });
  if (allRead)
    app.post(path(allRead), { schema: { body: nothing } }, async (request, reply) => {
      await own(host, request, true, (ctx) => markRead(ctx, kind, 'all'));
      return sendJson(reply, success('null'));
    });
}

interface NewMail {
  readonly title: string;
  readonly mailType?: string;
  readonly content: string;
  readonly receiveType: 'user' | 'role' | 'all';
  readonly validUntil?: string;
  readonly recipientRole?: string;
  readonly recipients?: readonly string[];
}
const newMail = {
  type: 'object',
  required: ['title', 'content', 'receiveType'],
  additionalProperties: false,
  properties: {
    title: { type: 'string', maxLength: 100 },
    mailType: { enum: Object.keys(MAIL_TYPES) },
    content: { type: 'string', maxLength: MAIL_LENGTH },
    receiveType: { enum: ['user', 'role', 'all'] },
    validUntil: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' },
    recipientRole: { type: 'string', maxLength: 36 },
    recipients: { type: 'array', maxItems: 500, items: { type: 'string', maxLength: 36 } },
  },
};

function mailRoutes(app: FastifyInstance, host: Host): void {
  app.post<{ Body: NewMail }>('/system/message/mail/createMail', { schema: { body: newMail } }, async (request, reply) => {
    const mail = request.body;
    const text = await ownWriting(host, request, async (ctx) => {
      const rich = isRich(mail.content);
      const body = rich ? cleanHtml(mail.content) : mail.content;
      if (mail.title.trim() === '') refuse('G02', TITLE);
      if (rich ? richBlank(body) : blank(body)) refuse('G02', fill(words.fillIn, { field: sharedWords.content }));
      // One person may write to another; writing to many at once is a right.
      if (mail.receiveType !== 'user' && !ctx.actor.can(BROADCAST)) throw Refused.of('permission');
      const to = await host.signin.identity.members(ctx, {
        receiveType: mail.receiveType,
        role: mail.recipientRole ?? null,
        users: (mail.recipients ?? []).filter(isId),
      });
      if (to.length === 0) refuse('mail.nobody', NOBODY);
      const { title, mailType = null, validUntil = null } = mail;
      await post(ctx, to, { kind: 'mail', title: [title, title], body, rich, mailType, validUntil });
      return success(JSON.stringify({ recipients: to.length }));
    });
    return sendJson(reply, text);
  });

  app.post<{ Body: { id: string; dealText: string } }>(
    '/system/message/mail/responseMail',
    { schema: { body: texts(['id', 'dealText'], [], 500) } },
    async (request, reply) =>
      sendJson(reply, await ownWriting(host, request, (ctx) => answered(ctx, 'mail', request.body.id, request.body.dealText))),
  );
}

/** Keeps the answer with the message and tells whoever sent it. */
async function answered(ctx: Ctx, kind: MessageKind, id: string, text: string): Promise<string> {
  if (!isId(id)) throw Refused.of('not.found');
  const { senderId, title } = await answerMessage(ctx, kind, id, text);
  const told = fill(ANSWERED, { user: ctx.actor.username, title, text });
  if (senderId && senderId !== ctx.actor.userId) await post(ctx, [senderId], { kind: 'notice', title: told });
  return success('null');
}
