export interface GatewayConfig {
  readonly kind: 'gateway';
  readonly url: string;
  readonly secret: string;
  /** JSON with the holes {to} {text} {deliveryId} {time}. */
  readonly template: string;
  /** What a good answer contains besides its status; any 2xx is good when null. */
  readonly okPattern: RegExp | null;
  /** `host:port` of gateways inside the own network; only these may be called over plain http. */
  readonly allow: readonly string[];
}
export type SmsConfig = { readonly kind: 'off' } | { readonly kind: 'inbox' } | GatewayConfig;

type Environment = Readonly<Record<string, string | undefined>>;
type GatewayValues = Readonly<Record<'to' | 'text' | 'deliveryId' | 'time', string>>;

const DEFAULT_TEMPLATE = '{"to":"{to}","text":"{text}","deliveryId":"{deliveryId}","time":"{time}"}';
const SHORTEST_SECRET = 16;

/** The body a gateway gets. Values are escaped for the JSON string they stand in. */
export const gatewayBody = (template: string, values: GatewayValues): string =>
  template.replace(/\{(to|text|deliveryId|time)\}/g, (_, hole: keyof GatewayValues) => JSON.stringify(values[hole]).slice(1, -1));

/** How short messages leave, from the environment; refuses to start with half of a gateway. */
export function smsConfigFrom(env: Environment): SmsConfig {
  const production = env['NODE_ENV'] === 'production';
  const kind = env['TAKT_SMS'] ?? (production ? 'off' : 'inbox');
  switch (kind) {
    case 'off':
      return { kind };
    case 'inbox':
      // Anybody who opens the inbox can take over any account.
      if (production) throw new Error('TAKT_SMS=inbox is for development only');
      return { kind };
    case 'gateway':
      return gatewayFrom(env);
    default:
      throw new Error('TAKT_SMS must be off, inbox or gateway');
  }
}

function gatewayFrom(env: Environment): GatewayConfig {
  const { TAKT_SMS_URL: url = '', TAKT_SMS_SECRET: secret = '', TAKT_SMS_TEMPLATE: template = DEFAULT_TEMPLATE } = env;
  if (!URL.canParse(url)) throw new Error('TAKT_SMS_URL must be the address of the gateway');
  if (secret.length < SHORTEST_SECRET) throw new Error(`TAKT_SMS_SECRET must have at least ${SHORTEST_SECRET} characters`);
  checkTemplate(template);
  return {
    kind: 'gateway',
    url,
    secret,
    template,
    okPattern: patternFrom(env['TAKT_SMS_OK']),
    allow: listFrom(env['TAKT_SMS_ALLOW']),
  };
}

function checkTemplate(template: string): void {
  for (const hole of ['{to}', '{text}']) {
    if (!template.includes(hole)) throw new Error(`TAKT_SMS_TEMPLATE must contain ${hole}`);
  }
  try {
    JSON.parse(gatewayBody(template, { to: '"', text: '\\', deliveryId: '"', time: '0' }));
  } catch (cause) {
    throw new Error('TAKT_SMS_TEMPLATE must be JSON with its holes inside strings', { cause });
  }
}

function patternFrom(text = ''): RegExp | null {
  try {
    return text === '' ? null : new RegExp(text);
  } catch (cause) {
    throw new Error('TAKT_SMS_OK must be a regular expression', { cause });
  }
}

function listFrom(text = ''): readonly string[] {
  const list = text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim().toLowerCase()]));
  const bad = list.find((one) => !/^[^\s/@]+:\d{1,5}$/.test(one));
  if (bad !== undefined) throw new Error(`TAKT_SMS_ALLOW must list host:port, not ${bad}`);
  return list;
}
