import { randomUUID } from 'node:crypto';
import { encodePassword, type Factory } from '@takt/testing';

export interface Picture {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}
export interface ProfileSent {
  readonly token: string;
  readonly profile: unknown;
  readonly picture?: Picture | undefined;
  readonly lang?: string;
  /** Given again, for what needs it. */
  readonly password?: string;
  readonly key?: string;
}

/** Saves what people say about themselves, as their page does. */
export async function saveProfile(factory: Factory, sent: ProfileSent) {
  const { token, profile, picture, lang = 'zh', password, key = randomUUID() } = sent;
  const boundary = `----takt${randomUUID()}`;
  const head = (name: string): string => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
  const file = picture && [
    Buffer.from(`\r\n${head('avatar')}; filename="${picture.name}"\r\ncontent-type: ${picture.type}\r\n\r\n`),
    picture.bytes,
  ];
  const proof = password === undefined ? '' : `\r\n${head('password')}\r\n\r\n${encodePassword(password)}`;
  const answer = await factory.http.app.inject({
    method: 'POST',
    url: '/system/sysconfig/user/saveUserInfo',
    headers: {
      'access-token': token,
      'idempotency-key': key,
      'accept-language': lang,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([
      Buffer.from(`${head('profile')}\r\n\r\n${typeof profile === 'string' ? profile : JSON.stringify(profile)}${proof}`),
      ...(file ?? []),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  });
  const { message, errorMsg } = answer.json();
  const [item] = errorMsg ?? [];
  return {
    httpStatus: answer.statusCode,
    code: item?.errorCode ?? null,
    text: item ? [item.errorCodeDesc, item.errorCodeDescE] : null,
    message,
    problems: item?.problems ?? [],
  };
}
