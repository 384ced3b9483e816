import type { Registry } from '@takt/engine/host';
import type { Put } from './factory.ts';
import { jobs, workers } from './jobs-story.ts';

type Find = (code: string) => string;
interface JobInputs {
  readonly registry: Registry;
  readonly department: Find;
  /** Gives somebody the password everyone here has. */
  readonly letIn: (userId: string, username: string) => Promise<void>;
}

/** A role for every job, and its person. */
export async function seedJobs(put: Put, { registry, department, letIn }: JobInputs): Promise<Find> {
  const roles = new Map<string, string>();
  for (const { permissions, ...job } of jobs) {
    const held = permissions.flatMap((permission) => spelledOut(registry, permission));
    roles.set(job.code, await put('system.role', { ...job, isAdmin: '0', permissions: [...new Set(held)].map(asLine) }));
  }
  const ids = new Map<string, string>();
  for (const worker of workers) {
    const { role, also, ...person } = { also: null, ...worker };
    const held = [role, ...(also === null ? [] : [also])];
    const row = { ...person, department: department(person.department), roles: held.map((one) => ({ role: roles.get(one) })) };
    const userId = await put('system.user', row);
    await letIn(userId, person.username);
    ids.set(person.username, userId);
  }
  return (username) => ids.get(username) ?? '';
}

const asLine = (permission: string) => ({ permission });

const READ_ALL = '.*.read';
function spelledOut({ entities }: Registry, permission: string): readonly string[] {
  if (!permission.endsWith(READ_ALL)) return [permission];
  const module = permission.slice(0, -READ_ALL.length + 1);
  return [...entities.keys()].filter((id) => id.startsWith(module)).map((id) => `${id}.read`);
}
