import { actionLabel, type AnyDocument, type Due, fill, isDocument, type Text, tableName } from '@takt/model';
import {
  columnName,
  type Ctx,
  DUE_TOPIC,
  type Identity,
  on,
  Refused,
  type Registry,
  remember,
  type Row,
  type Subscription,
} from '@takt/engine/host';
import { documentLinks } from './document-link.ts';
import { post } from './site.ts';
import { stillThere } from './still-there.ts';

const OVERDUE: Text = ['{document} {number} 已到期（{state}）', '{document} {number} is overdue ({state})'];
const DONE: Text = ['{document} {number} 已到期，系统已{action}', '{document} {number} was overdue; the system did: {action}'];
const REFUSED: Text = [
  '{document} {number} 已到期，系统未能{action}：{why}',
  '{document} {number} is overdue; the system could not {action}: {why}',
];

interface Passed {
  readonly entity: string;
  readonly id: string;
  /** By code. */
  readonly state: string;
}

/** Does what a definition says of a state whose time is over, once, if the document is still in it. */
export function dueDelivery(registry: Registry, identity: Identity): Subscription {
  const linkTo = documentLinks(registry);
  return on(DUE_TOPIC, 'content.due', async (ctx, payload) => {
    const { entity, id, state } = payload as unknown as Passed;
    const doc = registry.entities.get(registry.nowCalled(entity));
    if (!doc || !isDocument(doc)) return;
    const row = await stillThere(ctx, registry, doc, id);
    const [now, due] = [doc.states[String(row?.['status'])], doc.due[String(row?.['status'])]];
    if (!row || now?.code !== state) return;
    // Somebody moved the time while this was on its way: the new one is told when it comes.
    if (!due || !isOver(ctx, String(row[due.at] ?? ''))) return;
    const words = { document: doc.label, number: String(row['number']), state: now.label };
    const title = await outcome(ctx, registry, doc, id, due, words);
    const people = await recipients({ ctx, registry, identity }, doc, row, due.tells ?? []);
    await post(ctx, people, { kind: 'notice', title, link: linkTo(doc, id) });
  });
}

const isOver = ({ clock }: Ctx, moment: string): boolean => moment !== '' && moment <= clock;

type Words = Readonly<Record<string, Text | string>>;

/** Does what is to be done by itself; says what people are to be told of it. */
async function outcome(
  ctx: Ctx,
  registry: Registry,
  doc: AnyDocument,
  id: string,
  { action, onlyIf }: Due,
  words: Words,
): Promise<Text> {
  if (action === undefined || !(await isWanted(ctx, registry, onlyIf))) {
    remember(ctx, doc, { rowId: id, action: 'due', changes: {}, vendorId: null });
    return fill(OVERDUE, words);
  }
  const label = actionLabel(doc, action);
  try {
    await ctx.attempt(() => registry.documents.act(ctx, doc, id, action));
    return fill(DONE, { ...words, action: label });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return fill(REFUSED, { ...words, action: label, why: error.refusal.text });
  }
}

/** Whether the company has said so; without a parameter it is always wanted. */
async function isWanted(ctx: Ctx, registry: Registry, parameter: string | undefined): Promise<boolean> {
  if (parameter === undefined) return true;
  const settings = await registry.settings(ctx);
  const found = settings.shipped.parameters.get(parameter);
  if (!found) throw new Error(`there is no parameter ${parameter}`);
  return settings.value(found) === '1';
}

interface Reach {
  readonly ctx: Ctx;
  readonly registry: Registry;
  readonly identity: Identity;
}

/** The people a definition names, each once; who made the document where it names nobody there is. */
async function recipients(reach: Reach, doc: AnyDocument, row: Row, tells: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(tells.map((who) => peopleOf(reach, doc, row, who)));
  return found.flatMap((ids) => (ids.length === 0 ? [String(row['createdBy'])] : ids));
}

async function peopleOf({ ctx, registry, identity }: Reach, doc: AnyDocument, row: Row, who: string): Promise<readonly string[]> {
  const [name = '', within] = who === 'supplier' ? [doc.scopes.vendor] : who.split('.');
  const value = row[name];
  if (typeof value !== 'string') return [];
  if (who === 'supplier') return identity.supplierPeople(ctx, value);
  if (within === undefined) return [value];
  const target = registry.entities.get(doc.fields[name]?.options.to ?? '');
  if (!target) throw new Error(`${doc.id}.${name} points nowhere`);
  const text = `select ${columnName(within, target.fields[within])} as id from app.${tableName(target.id)} where id = $1`;
  const [person] = await ctx.sql.run<{ id: string | null }>({ text, values: [value] });
  return person?.id ? [person.id] : [];
}
