export interface GatewayConfig {
  readonly kind: 'gateway';
  readonly url: string;
  readonly secret: string;
  /** JSON with the holes {to} {subject} {text} {deliveryId} {time}. */
  readonly template: string;
  /** What a good answer contains besides its status; any 2xx is good when null. */
  readonly okPattern: RegExp | null;
  /** `host:port` of gateways inside the own network; only these may be called over plain http. */
  readonly allow: readonly string[];
}
export type SmsConfig = { readonly kind: 'off' } | { readonly kind: 'inbox' } | GatewayConfig;

type Environment = Readonly<Record<string, string | undefined>>;
type GatewayValues = Readonly<Record<'to' | 'subject' | 'text' | 'deliveryId' | 'time', string>>;

const DEFAULTS = {
  TAKT_SMS: '{"to":"{to}","text":"{text}","deliveryId":"{deliveryId}","time":"{time}"}',
  TAKT_MAIL: '{"to":"{to}","subject":"{subject}","text":"{text}","deliveryId":"{deliveryId}","time":"{time}"}',
} as const;
/** Text messages and mails leave alike, each by settings of its own. */
export type Outlet = keyof typeof DEFAULTS;
const SHORTEST_SECRET = 16;

/** The body a gateway gets. Values are escaped for the JSON string they stand in. */
export const gatewayBody = (template: string, values: GatewayValues): string =>
  template.replace(/\{(to|subject|text|deliveryId|time)\}/g, (_, hole: keyof GatewayValues) =>
    JSON.stringify(values[hole]).slice(1, -1),
  );

/** How short messages or mails leave, from the environment; refuses to start with half of a gateway. */
export function smsConfigFrom(env: Environment, outlet: Outlet = 'TAKT_SMS'): SmsConfig {
  const production = env['NODE_ENV'] === 'production';
  const kind = env[outlet] ?? (production ? 'off' : 'inbox');
  switch (kind) {
    case 'off':
      return { kind };
    case 'inbox':
      // Anybody who opens the inbox can take over any account.
      if (production) throw new Error(`${outlet}=inbox is for development only`);
      return { kind };
    case 'gateway':
      return gatewayFrom(env, outlet);
    default:
      throw new Error(`${outlet} must be off, inbox or gateway`);
  }
}

function gatewayFrom(env: Environment, outlet: Outlet): GatewayConfig {
  const { [`${outlet}_URL`]: url = '', [`${outlet}_SECRET`]: secret = '' } = env;
  const template = env[`${outlet}_TEMPLATE`] ?? DEFAULTS[outlet];
  if (!URL.canParse(url)) throw new Error(`${outlet}_URL must be the address of the gateway`);
  if (secret.length < SHORTEST_SECRET) throw new Error(`${outlet}_SECRET must have at least ${SHORTEST_SECRET} characters`);
  checkTemplate(template, outlet);
  return {
    kind: 'gateway',
    url,
    secret,
    template,
    okPattern: patternFrom(env[`${outlet}_OK`], outlet),
    allow: listFrom(env[`${outlet}_ALLOW`], outlet),
  };
}

function checkTemplate(template: string, outlet: Outlet): void {
  for (const hole of ['{to}', '{text}']) {
    if (!template.includes(hole)) throw new Error(`${outlet}_TEMPLATE must contain ${hole}`);
  }
  try {
    JSON.parse(gatewayBody(template, { to: '"', subject: '"', text: '\\', deliveryId: '"', time: '0' }));
  } catch (cause) {
    throw new Error(`${outlet}_TEMPLATE must be JSON with its holes inside strings`, { cause });
  }
}

function patternFrom(text: string | undefined, outlet: Outlet): RegExp | null {
  try {
    return text === undefined || text === '' ? null : new RegExp(text);
  } catch (cause) {
    throw new Error(`${outlet}_OK must be a regular expression`, { cause });
  }
}

function listFrom(text: string | undefined, outlet: Outlet): readonly string[] {
  const list = (text ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().toLowerCase()]));
  const bad = list.find((one) => !/^[^\s/@]+:\d{1,5}$/.test(one));
  if (bad !== undefined) throw new Error(`${outlet}_ALLOW must list host:port, not ${bad}`);
  return list;
}
