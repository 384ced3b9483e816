import {
  actionLabel,
  type AnyDocument,
  fill,
  isDocument,
  pendingOf,
  RELEASE_PENDING,
  REQUEST_RELEASE,
  SEND_BACK_PENDING,
  type Text,
} from '@takt/model';
import { type Ctx, demandScope, type Identity, on, Refused, type Registry, type Row, type Subscription } from '@takt/engine/host';
import { documentLinks } from './document-link.ts';
import { post } from './site.ts';
import { stillThere } from './still-there.ts';

const REQUESTED: Text = ['{document} {number}：{action}待放行', '{document} {number}: “{action}” waits for your release'];
const RELEASED: Text = ['{document} {number} 已放行', '{document} {number} was released'];
const SENT_BACK: Text = ['{document} {number} 的提请被退回', 'The request for {document} {number} was sent back'];

interface Payload {
  readonly id: string;
  readonly number: string;
  readonly action?: string;
  readonly requestedBy: string;
}

/** Tells those who may release that something waits, and whoever asked what came of it. */
export function releaseDelivery(registry: Registry, identity: Identity): readonly Subscription[] {
  const linkTo = documentLinks(registry);
  return [...registry.entities.values()]
    .filter(isDocument)
    .filter(({ holdable }) => holdable.length > 0)
    .flatMap((doc) => [
      on(`${doc.id}.${REQUEST_RELEASE}`, `content.release.${doc.id}`, async (ctx, payload) => {
        const { id, number, action = '', requestedBy } = payload as unknown as Payload;
        const people = await releasers({ ctx, registry, identity }, doc, id);
        const title = fill(REQUESTED, { document: doc.label, number, action: actionLabel(doc, action) });
        await post(
          ctx,
          people.filter((userId) => userId !== requestedBy),
          { kind: 'task', title, link: linkTo(doc, id) },
        );
      }),
      ...(
        [
          [RELEASE_PENDING, RELEASED],
          [SEND_BACK_PENDING, SENT_BACK],
        ] as const
      ).map(([name, text]) =>
        on(`${doc.id}.${name}`, `content.${name}.${doc.id}`, async (ctx, payload) => {
          const { id, number, requestedBy } = payload as unknown as Payload;
          const title = fill(text, { document: doc.label, number });
          await post(ctx, [requestedBy], { kind: 'notice', title, link: linkTo(doc, id) });
        }),
      ),
    ]);
}

interface Reach {
  readonly ctx: Ctx;
  readonly registry: Registry;
  readonly identity: Identity;
}

/** Everybody of the company who has the right by a role and sees the document. */
async function releasers({ ctx, registry, identity }: Reach, doc: AnyDocument, id: string): Promise<readonly string[]> {
  const right = `${doc.id}.${RELEASE_PENDING}`;
  const row = await stillThere(ctx, registry, doc, id, false);
  // Somebody may have been faster than the news.
  if (!row || !pendingOf(doc, row)) return [];
  const roles = ((await registry.roles?.granted(ctx)) ?? []).filter(({ can }) => can(right));
  const members = await Promise.all(
    roles.map((role) => identity.members(ctx, { receiveType: 'role', role: role.id, users: [] })),
  );
  const people = await Promise.all([...new Set(members.flat())].map((userId) => identity.person(ctx, userId)));
  const found: string[] = [];
  for (const person of people)
    if (person?.vendorId === null && person.can(right) && (await sees(ctx, doc, row, person))) found.push(person.userId);
  return found;
}

async function sees(ctx: Ctx, doc: AnyDocument, row: Row, actor: Ctx['actor']): Promise<boolean> {
  try {
    await demandScope({ ...ctx, actor }, doc, row);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
