import { expect, test } from 'vitest';
import { addressFrom } from '../src/access/letters.ts';
import { gatewayBody, smsConfigFrom } from '../../content/src/messages/sms-config.ts';

test('links in mails begin with the address people use; in production somebody has to say it', () => {
  expect(addressFrom({ TAKT_URL: 'https://takt.example/' })).toBe('https://takt.example');
  expect(addressFrom({})).toBe('http://127.0.0.1:5173');
  expect(() => addressFrom({ NODE_ENV: 'production' })).toThrow('TAKT_URL');
  expect(() => addressFrom({ TAKT_URL: 'takt' })).toThrow('TAKT_URL');
});

test('mails leave by a gateway of their own, with a subject', () => {
  const env = { TAKT_MAIL: 'gateway', TAKT_MAIL_URL: 'https://mail.example/send', TAKT_MAIL_SECRET: 's'.repeat(16) };
  const config = smsConfigFrom(env, 'TAKT_MAIL');
  if (config.kind !== 'gateway') throw new Error('no gateway');
  const body = gatewayBody(config.template, { to: 'a@b', subject: '“x”', text: 'y\n"z"', deliveryId: '1', time: '0' });
  expect(JSON.parse(body)).toEqual({ to: 'a@b', subject: '“x”', text: 'y\n"z"', deliveryId: '1', time: '0' });
  expect(smsConfigFrom(env)).toEqual({ kind: 'inbox' });
  expect(() => smsConfigFrom({ ...env, TAKT_MAIL_URL: 'x' }, 'TAKT_MAIL')).toThrow('TAKT_MAIL_URL');
  expect(() => smsConfigFrom({ TAKT_MAIL: 'inbox', NODE_ENV: 'production' }, 'TAKT_MAIL')).toThrow('TAKT_MAIL=inbox');
});
