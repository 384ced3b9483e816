import type { FastifyInstance } from 'fastify';
import { Refused } from '@takt/engine/host';

const DEPTH = 32;

/** How deep a JSON text nests, without parsing it; stops at the limit. */
function tooDeep(text: string, limit = DEPTH): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charCodeAt(at);
    if (quoted) {
      if (char === 92) at += 1;
      else if (char === 34) quoted = false;
    } else if (char === 34) quoted = true;
    else if (char === 123 || char === 91) {
      depth += 1;
      if (depth > limit) return true;
    } else if (char === 125 || char === 93) depth -= 1;
  }
  return false;
}

/** One strict JSON parser: refuses deep nesting and poisoned prototypes. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (tooDeep(text)) return done(Refused.of('request'), undefined);
    return text === '' ? done(null, {}) : parse(request, text, done);
  });
}
