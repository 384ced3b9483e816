import { createHmac } from 'node:crypto';
import { hostAndPort, safeFetch } from './safe-fetch.ts';
import type { SmsDriver } from './sms.ts';
import { type GatewayConfig, gatewayBody } from './sms-config.ts';

/** What a gateway recomputes to know that a message is ours and fresh: over the time and the body. */
const gatewaySignature = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${body}`).digest('hex');

/** Hands short messages to an HTTP gateway, signed. Failures name no number and no text: they end up in logs. */
export function gatewaySms(config: GatewayConfig, clock: () => Date = () => new Date()): SmsDriver {
  const policy = { allow: config.allow, allowHttp: config.allow.includes(hostAndPort(new URL(config.url))) };
  return {
    async send({ to, subject = '', text, deliveryId }) {
      // Seconds since 1970: what gateways compare with their own clock.
      const timestamp = String(Math.floor(clock().getTime() / 1000));
      const body = gatewayBody(config.template, { to, subject, text, deliveryId, time: timestamp });
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'x-delivery-id': deliveryId,
        'x-timestamp': timestamp,
        'x-signature': gatewaySignature(config.secret, timestamp, body),
      };
      const answer = await safeFetch(config.url, { method: 'POST', headers, body }, policy);
      if (answer.status < 200 || answer.status > 299) throw new Error(`the SMS gateway answered ${answer.status}`);
      if (config.okPattern && !config.okPattern.test(answer.body.toString('utf8'))) {
        throw new Error(`the SMS gateway answered ${answer.status}, but not as expected`);
      }
    },
  };
}
