/** A load generator in a process of its own: keep-alive connections, one order each. */
import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';

const url = process.env['BENCH_URL'] ?? '';
const token = process.env['BENCH_TOKEN'] ?? '';
const ids = (process.env['BENCH_IDS'] ?? '').split(',');
const seconds = Number(process.env['BENCH_SECONDS'] ?? 8);
const agent = new Agent({ keepAlive: true, maxSockets: ids.length });

const post = (path: string, body: unknown): Promise<{ status: number; data: any }> =>
  new Promise((done, fail) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'access-token': token,
      'idempotency-key': randomUUID(),
    };
    const sent = request(url + path, { method: 'POST', agent, headers }, (answer) => {
      let heard = '';
      answer.on('data', (chunk) => {
        heard += chunk;
      });
      answer.on('end', () => done({ status: answer.statusCode ?? 0, data: (JSON.parse(heard) as { data: any }).data }));
    });
    sent.on('error', fail);
    sent.end(text);
  });

const times: number[] = [];
let counting = false;
let end = Number.POSITIVE_INFINITY;
const one = async (id: string): Promise<void> => {
  const { data } = await post('/sales/ai/queryOne', { _entity: 'sales.salesOrder', id });
  let { version, status } = data as { version: number; status: string };
  while (performance.now() < end) {
    const began = performance.now();
    const answer = await post('/sales/ai/action', {
      _entity: 'sales.salesOrder',
      action: status === '00' ? 'lock' : 'unlock',
      rows: [{ id, version }],
    });
    if (answer.status !== 200) throw new Error(`answer ${answer.status}`);
    ({ version, status } = answer.data as { version: number; status: string });
    if (counting) times.push(performance.now() - began);
  }
};
const running = Promise.all(ids.map(one));
await new Promise((done) => setTimeout(done, 2000));
counting = true;
end = performance.now() + seconds * 1000;
await running;
agent.destroy();
const sorted = times.toSorted((a, b) => a - b);
console.log(JSON.stringify({ perSecond: times.length / seconds, p95: sorted[Math.floor(sorted.length * 0.95)] }));
