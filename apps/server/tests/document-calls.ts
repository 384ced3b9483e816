import { actionWay, type AnyDocument, isDocument, snake, type State, tableName } from '@takt/model';
import { act, Refused } from '@takt/engine';
import type { Client, Factory, Reply, Sampled, SampleRow } from '@takt/testing';
import { asOwner, type Company, entities, freeText } from './company.ts';
import { wayOf, type World } from './ways/index.ts';

export const documents: readonly AnyDocument[] = entities.filter(isDocument);
export const codesOf = (doc: AnyDocument): string[] => Object.values<State>(doc.states).map((state) => state.code);

/** States in which suppliers do not see a document. */
export const unseenCodes = (doc: AnyDocument): string[] =>
  (doc.supplierSide?.unseenIn ?? []).map((name) => doc.states[name]?.code ?? '');

/** The first state in which they see it. */
export const seenCode = (doc: AnyDocument): string => codesOf(doc).find((code) => !unseenCodes(doc).includes(code)) ?? '';

const OTHER = '01900000-0000-7000-8000-000000000009';
/** Who made a document does not approve it; samples and actions have the same hands. */
async function madeByOther(factory: Factory, doc: AnyDocument, id: string): Promise<void> {
  await asOwner(factory, `update app.${tableName(doc.id)} set created_by = $1 where id = $2`, [OTHER, id]);
  await asOwner(factory, 'update app.history set user_id = $1 where row_id = $2', [OTHER, id]);
}

/** A fresh document that passes the guards, put into a state past every rule: no road leads straight to most states. */
export async function documentIn(
  factory: Factory,
  company: Company,
  doc: AnyDocument,
  code: string,
  changes: SampleRow = {},
): Promise<Sampled> {
  const { samples, admin, tenant } = company;
  const { ready, heldByActor = [] } = wayOf(doc.id);
  const fitting = typeof ready === 'function' ? await ready({ factory, company }) : ready;
  const made = await samples.create(doc.id, { ...fitting, ...changes });
  await asOwner(factory, `update app.${tableName(doc.id)} set status = $1 where id = $2`, [code, made.id]);
  if (doc.separation) await madeByOther(factory, doc, made.id);
  for (const field of heldByActor)
    await asOwner(
      factory,
      `update app.${tableName(doc.id)} set ${snake(field)}_id =
         (select user_id from app.account where tenant_id = $1 and username = $2) where id = $3`,
      [tenant.id, admin.username, made.id],
    );
  return made;
}

/** What the dialog of an action is answered with, so that its guards agree. */
export async function inputOf(world: World, doc: AnyDocument, action: string, row: SampleRow): Promise<SampleRow> {
  return (await wayOf(doc.id).actions?.[action]?.input?.(row, world)) ?? {};
}

/** Does an action the way a person reaches it: form, lines, delete, or its own button. */
export async function perform(
  world: World,
  client: Client,
  doc: AnyDocument,
  action: string,
  made: Sampled,
  answered?: SampleRow,
): Promise<Reply> {
  const target = { id: made.id, version: made.version };
  const way = actionWay(action);
  if (way === 'delete') return client.delete(doc.id, [target]);
  // Not as whoever acts: suppliers do not see everything that they are refused to act on.
  const row = (await world.company.admin.one(doc.id, made.id)).data;
  const { line: changed = { qty: '0.5' } } = wayOf(doc.id);
  if (way === 'act') return client.act(doc.id, action, [target], { input: answered ?? (await inputOf(world, doc, action, row)) });
  const [line = {}] = row.lines ?? [];
  const { id: _, position: __, ...copy } = line;
  const changes: Readonly<Record<string, SampleRow>> = {
    addLine: { lines: [line, copy] },
    editLine: { lines: [{ ...line, ...changed }] },
    deleteLine: { lines: [] },
  };
  const change = changes[action];
  return change
    ? client.save(doc.id, { ...target, ...change })
    : client.save(doc.id, { ...target, [freeText(doc)]: '改过' }, { operation: action });
}

/** The same for what only the engine may fire; answers like an HTTP call. */
export async function performAsSystem(
  world: World,
  doc: AnyDocument,
  action: string,
  id: string,
  answered?: SampleRow,
): Promise<Pick<Reply, 'httpStatus' | 'error'>> {
  const { factory, company } = world;
  const input = answered ?? (await inputOf(world, doc, action, (await company.admin.one(doc.id, id)).data));
  try {
    await factory.asSystem(company.tenant.id, (ctx) =>
      act(ctx, factory.registry, doc, action, { id, version: null, input, accepted: [], bySystem: true }),
    );
    return { httpStatus: 200, error: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code, text } = error.refusal;
    return { httpStatus: error.status, error: { code, zh: text[0], en: text[1] } };
  }
}
