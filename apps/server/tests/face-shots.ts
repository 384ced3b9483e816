import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setPassword } from '@takt/identity/host';
import { type Client, encodePassword, type Factory } from '@takt/testing';
import { jpeg, emptyRoom as room, portrait } from '../../../packages/identity/tests/face-photographs.ts';
import { makeFakeCamera, portrait as webcam, type Portrait } from '../../../scripts/fake-camera.ts';

/** One person before the camera, as base64: looking ahead, and with the head turned to either of their own sides. */
export interface Shots {
  readonly ahead: string;
  readonly left: string;
  readonly right: string;
}

/** People who look alive to the models and are not alike. */
const PEOPLE = {
  worker: webcam,
  colleague: async (): Promise<Portrait> => ({
    image: await portrait('dark').png().toBuffer(),
    face: { x: 92, y: 46, width: 304, height: 338 },
  }),
  stranger: async (): Promise<Portrait> => ({
    image: await portrait('brown').png().toBuffer(),
    face: { x: 59, y: 52, width: 306, height: 328 },
  }),
} as const;

/** Two seconds ahead, then each side: sixteen pictures there, 36 turned, sixteen back, 36 ahead. */
const FRAMES = { ahead: 0, left: 60 + 10, right: 60 + 16 + 36 + 16 + 36 + 10 } as const;

/** Three pictures of the film that the browser journeys show to their camera. */
export async function shotsOf(person: keyof typeof PEOPLE): Promise<Shots> {
  const folder = await mkdtemp(join(tmpdir(), 'takt-film-'));
  try {
    await makeFakeCamera(join(folder, 'film'), await PEOPLE[person]());
    const film = await readFile(join(folder, 'film'));
    const picture = (index: number): string => pictureAt(film, index).toString('base64');
    return { ahead: picture(FRAMES.ahead), left: picture(FRAMES.left), right: picture(FRAMES.right) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
const END = Buffer.from([0xff, 0xd9]);
function pictureAt(film: Buffer, index: number): Buffer {
  let from = 0;
  for (let count = 0; count < index; count += 1) from = film.indexOf(END, from) + END.length;
  return film.subarray(from, film.indexOf(END, from) + END.length);
}

export const emptyRoom = async (): Promise<string> => (await jpeg(room())).toString('base64');

export interface Answer {
  readonly httpStatus: number;
  readonly data: any;
  readonly code: string | null;
  readonly text: readonly [zh: string, en: string] | null;
  readonly raw: string;
}
export interface FaceChallenge {
  readonly nonce: string;
  readonly turn: 'left' | 'right';
}

/** A browser with a camera: everything it sends carries the fingerprint of its device. */
export class CameraBrowser {
  readonly device: string;
  readonly shots: Shots;
  readonly #factory: Factory;

  constructor(factory: Factory, device: string, shots: Shots) {
    this.#factory = factory;
    this.device = device;
    this.shots = shots;
  }

  async post(url: string, body: object, token = ''): Promise<Answer> {
    const answer = await this.#factory.http.app.inject({
      method: 'POST',
      url,
      headers: {
        'device-fingerprint': this.device,
        'idempotency-key': randomUUID(),
        'content-type': 'application/json',
        ...(token && { 'access-token': token }),
      },
      payload: JSON.stringify(body),
    });
    const { data, errorMsg } = answer.json();
    const item = errorMsg?.[0];
    return {
      httpStatus: answer.statusCode,
      data,
      code: item?.errorCode ?? null,
      text: item ? [item.errorCodeDesc, item.errorCodeDescE] : null,
      raw: answer.body,
    };
  }

  async challenge(company: string): Promise<FaceChallenge> {
    const answer = await this.post('/anon/faceAuth/challenge', { company });
    if (answer.httpStatus !== 200) throw new Error(answer.raw);
    return answer.data;
  }

  /** Looks ahead, then does as it was asked; `changes` replace what the browser would have sent. */
  async faceLogin(company: string, username: string, changes: object = {}): Promise<Answer> {
    const { nonce, turn } = await this.challenge(company);
    const { ahead: image, [turn]: image2 } = this.shots;
    return this.post('/anon/faceAuth/faceLogin', { company, username, nonce, image, image2, ...changes });
  }
  exchange(ticket: string): Promise<Answer> {
    return this.post('/anon/faceAuth/getTokenbyfaceId', { id: ticket });
  }

  /** Asks whether the camera recognises whoever is signed in. */
  async check(client: Client, changes: object = {}): Promise<Answer> {
    const { data } = await this.post('/system/sysconfig/face/challenge', {}, client.token);
    const { nonce, turn }: FaceChallenge = data;
    const { ahead: image, [turn]: image2 } = this.shots;
    return this.post('/system/sysconfig/face/check', { nonce, image, image2, ...changes }, client.token);
  }

  /** Gives the consent and two pictures to the person's own account. */
  async enrol(client: Client, password: string, changes: object = {}): Promise<Answer> {
    const { nonce, turn } = await this.challenge(client.tenant);
    const { ahead: image, [turn]: image2 } = this.shots;
    const body = { consent: '1', password: encodePassword(password), nonce, image, image2, ...changes };
    return this.post('/system/sysconfig/face/enrol', body, client.token);
  }
}

/** Lets a test know the password of somebody it made. */
export async function givePassword(factory: Factory, tenant: number, username: string, password: string): Promise<void> {
  await factory.asSystem(tenant, async (ctx) => {
    const { userId } = await ctx.sql.one<{ userId: string }>`
      select user_id as "userId" from app.account where username = ${username}`;
    await setPassword(ctx, factory.host.signin.passwords, { userId, username, vendorId: null, password });
  });
}
