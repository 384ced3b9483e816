import type { OutboundPolicy } from './safe-fetch.ts';

/**
 * Where the product may call out to beside public addresses over TLS. `TAKT_OUTBOUND_ALLOW` lists the hosts and ports of
 * the operator's own network, `TAKT_OUTBOUND_HTTP=1` permits them without TLS.
 */
export const outboundFrom = (env: Readonly<Record<string, string | undefined>>): OutboundPolicy => ({
  allow: (env['TAKT_OUTBOUND_ALLOW'] ?? '').split(',').filter((one) => one !== ''),
  allowHttp: env['TAKT_OUTBOUND_HTTP'] === '1',
});
