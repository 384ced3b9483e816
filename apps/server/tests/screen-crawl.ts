import { actionWay, type Entity, type Fields, isDocument, type Tables } from '@takt/model';
import type { Client, Reply } from '@takt/testing';

interface Leaf {
  readonly url: string;
  readonly entity: string | null;
  readonly children: readonly Leaf[];
}
interface Condition {
  readonly dataSource: unknown;
}
interface Button {
  readonly action: string;
}

/** What the menu of somebody leads to. */
export const menuOf = async (person: Client): Promise<readonly Leaf[]> => {
  const leaves = (entries: readonly Leaf[]): readonly Leaf[] =>
    entries.flatMap((entry) => (entry.children.length > 0 ? leaves(entry.children) : [entry]));
  return leaves((await person.post('/system/sysconfig/resource/queryResourceByUser')).data);
};

const linksIn = (fields: Fields): readonly string[] =>
  Object.values(fields).flatMap(({ options: { to, readonly } }) => (to && !readonly ? [to] : []));
/** What the form of an entity lets choose from. */
const formLinks = ({ fields, details }: Entity<any, any>): readonly string[] => [
  ...linksIn(fields),
  ...Object.values(details as Tables).flatMap((table) => linksIn(table.fields)),
];
const inputLinks = (entity: Entity<any, any>, action: string): readonly string[] =>
  isDocument(entity) ? linksIn(entity.actions[action]?.input ?? {}) : [];

/** Everything a page asks the server for, and what was refused of it: `who: url what 403 why`. */
export async function crawl(person: Client, known: ReadonlyMap<string, Entity<any, any>>): Promise<readonly string[]> {
  const refused: string[] = [];
  const picked = new Set<string>();
  for (const { url, entity: id } of await menuOf(person)) {
    const entity = known.get(id ?? '');
    if (!entity) continue;
    const ask = async <T>(what: string, reply: Promise<Reply<T>>): Promise<T | null> => {
      const { httpStatus, data, error } = await reply;
      if (httpStatus === 200) return data;
      refused.push(`${person.username}: ${url} ${what} ${httpStatus} ${error?.en ?? ''}`);
      return null;
    };
    const pick = async (why: string, to: string): Promise<void> => {
      if (picked.has(`${id} ${to}`)) return;
      picked.add(`${id} ${to}`);
      await ask(`${why}: choose ${to}`, person.options(to));
      await ask(`${why}: paste ${to}`, person.options(to, { keys: ['X'] }));
    };
    await ask('columns', person.post('/base/quercondition/quercond/queryTableColumn', { entity: entity.id, pathNo: url }));
    const asked = await ask<readonly Condition[]>(
      'query form',
      person.post('/base/deploy/queryQuerycondition', { resource: entity.id, pathNo: url }),
    );
    const buttons = await ask<readonly Button[]>(
      'buttons',
      person.post('/base/quercondition/quercond/queryButton', { pathNo: url }),
    );
    const found = await ask('list', person.page(entity.id));
    for (const { dataSource } of asked ?? [])
      if (typeof dataSource === 'string' && known.has(dataSource)) await pick('query form', dataSource);
    for (const { action } of buttons ?? []) {
      const isForm = action === 'create' || actionWay(action) === 'edit';
      for (const to of isForm ? formLinks(entity) : inputLinks(entity, action)) await pick(action, to);
    }
    const row = found?.list[0];
    if (!row) continue;
    await ask('record', person.one(entity.id, row.id));
    await ask('history', person.history(entity.id, row.id));
    await ask('related', person.post(`/${entity.id.split('.')[0]}/ai/queryRelated`, { _entity: entity.id, id: row.id }));
  }
  return refused;
}
