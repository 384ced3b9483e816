/** Processes of browser tests: scripts that run to their end, and servers that run until they are stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const results = join(root, 'test-results');

/** Runs a script to its end; its output is shown only when it fails. */
export async function runScript(script: string, env: NodeJS.ProcessEnv = process.env): Promise<void> {
  const child = spawn(process.execPath, [join(root, 'scripts', script)], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`scripts/${script} ended with ${code}:\n${Buffer.concat(output).toString()}`);
}

const running = new Set<ChildProcess>();
// An interrupted run leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a program; its output goes to `test-results/<name>.log`. */
export function startProcess(name: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const log = createWriteStream(join(results, `${name}.log`));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(late);
}

/** Waits until an address answers, as long as the processes behind it run. */
export async function waitForAnswer(url: string, children: readonly ChildProcess[]): Promise<void> {
  for (const end = Date.now() + 180_000; Date.now() < end; ) {
    if (children.some((child) => child.exitCode !== null)) break;
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer; see test-results/*.log`);
}
