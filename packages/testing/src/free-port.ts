import { once } from 'node:events';
import { createServer } from 'node:net';

/** One that nobody has: a number drawn blindly may be the other end of somebody's connection. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
