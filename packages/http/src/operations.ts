import { fill, isId, type Text } from '@takt/model';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ACCESS_COOKIE } from './signin/cookies.ts';
import type { Host } from './host.ts';
import { operationNames } from './operation-names.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a logged request was answered with, where that is short text. */
    answeredWith?: string;
  }
}

/** Answers are read for the number of what was made and the sentence of a refusal; none of these is long. */
const LONGEST = 65_536;
const IDS_SHOWN = 3;
const ROWS: Text = ['共 {n} 条', '{n} rows'];
const DONE: Text = ['成功 {n} 条', '{n} done'];
/** The sentence alone: what it is called inside says nothing to people. */
const REFUSED: Text = ['{zh}', '{en}'];
const PART = ' · ';

/** Notes every request of a person who is signed in that would change or take out data, once it has been answered. */
export function logOperations(app: FastifyInstance, { registry, sessions, operations, signin }: Host): void {
  const names = operationNames(registry);
  const nameOf = (request: FastifyRequest) => names.get(`${request.method} ${request.routeOptions.url}`);
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (typeof payload === 'string' && payload.length < LONGEST && nameOf(request)) request.answeredWith = payload;
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const name = nameOf(request);
    const who = name ? sessions.holder(tokenIn(request)) : null;
    if (name && who)
      operations.note(who.tenant, {
        at: signin.clock(),
        userId: who.userId,
        name: name(request),
        content: contentOf(request),
        result: reply.statusCode >= 500 ? 'fault' : reply.statusCode >= 400 ? 'refused' : 'success',
        ms: Math.round(reply.elapsedTime),
        address: request.ip,
        requestId: request.id,
      });
    done();
  });
}

const tokenIn = ({ headers, cookies }: FastifyRequest): string => {
  const header = headers['access-token'];
  return typeof header === 'string' && header !== '' ? header : (cookies?.[ACCESS_COOKIE] ?? '');
};

type Values = Readonly<Record<string, unknown>>;
const valuesIn = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Which rows, how many of them, or why not. Of what was sent only ids are told: the rest may be anything, a password as well. */
function contentOf(request: FastifyRequest): Text {
  const answer = answerOf(request.answeredWith);
  const data = valuesIn(answer['data']);
  const refusal = valuesIn(listIn(answer['errorMsg'])[0]);
  const ids = idsIn(request);
  const made = data['number'] ?? (ids.length === 0 ? data['id'] : undefined);
  const results = listIn(data['results']);
  const rows = Math.max(ids.length, countIn(data['created']));
  const which = typeof made === 'string' ? made : ids.slice(0, IDS_SHOWN).join(' ');
  const done = results.filter((one) => valuesIn(one)['ok'] === true).length;
  const parts: readonly Text[] = [
    // A column shows the beginning: of a refusal its reason is what is looked for.
    ...(refusal['errorCode'] ? [fill(REFUSED, { zh: refusal['errorCodeDesc'], en: refusal['errorCodeDescE'] })] : []),
    ...(which === '' ? [] : [[which, which] as const]),
    ...(rows > 1 ? [fill(ROWS, { n: rows })] : []),
    ...(results.length > 0 ? [fill(DONE, { n: done })] : []),
  ];
  return [parts.map(([zh]) => zh).join(PART), parts.map(([, en]) => en).join(PART)];
}

const countIn = (value: unknown): number => (typeof value === 'number' ? value : Array.isArray(value) ? value.length : 0);

function answerOf(text: string | undefined): Values {
  try {
    return valuesIn(JSON.parse(text ?? '{}'));
  } catch {
    // A workbook or a picture: what there is to tell stands in the request.
    return {};
  }
}

/** Ids of the rows a request speaks of, wherever requests have them. */
function idsIn({ body, query, params }: FastifyRequest): readonly string[] {
  const sent = valuesIn(body);
  const rows = [sent['row'], sent['_params'], ...listIn(sent['_paramsLot']), ...listIn(sent['rows'])];
  const found = [
    ...rows.map((row) => valuesIn(row)['id']),
    ...[sent, query, params].flatMap((one) => Object.values(valuesIn(one))),
  ];
  return [...new Set(found.filter((one): one is string => typeof one === 'string' && isId(one)))];
}
