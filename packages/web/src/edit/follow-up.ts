import { type Entity, fill, isDocument, type Text } from '@takt/model';
import { useQuery } from '@tanstack/react-query';
import type { ActionButton } from '../actions/action-bar.tsx';
import { companyClock } from '../api/company-clock.ts';
import { loadRow, type Row } from '../api/calls.ts';
import { loadButtons } from '../api/lists.ts';
import type { RelatedDocument } from '../api/records.ts';
import { judge, type Person } from '../list/batch.ts';
import { usualOffer } from '../list/row-offers.ts';
import { usePerson } from '../list/use-acting.tsx';
import { useProduct } from '../product/assembly.ts';
import { leafOf } from '../product/menu.ts';
import type { Modules } from '../product/modules.ts';
import { usePages } from '../product/pages.tsx';
import { useMenu } from '../product/use-menu.ts';
import { useRelated } from './below/related.tsx';
import type { NamedRow } from './editable.ts';

const GO: Text = ['去{action} {number}', '{action} {number}'];
const FRESH_MS = 60_000;

interface FollowUpContext {
  readonly modules: Modules;
  readonly menu: Parameters<typeof leafOf>[0];
  readonly person: Person | null;
}
interface FollowUp {
  readonly label: Text;
  readonly url: string;
  readonly document: RelatedDocument;
}

/** The first of the documents made from one that has a usual next step the person may take. */
async function firstOpen(
  after: readonly RelatedDocument[],
  { modules, menu, person }: FollowUpContext,
): Promise<FollowUp | null> {
  for (const document of after.filter(({ step }) => step === 1)) {
    const url = leafOf(menu, document.entity)?.url;
    const doc = (await modules.of(document.entity))?.entities.find(({ id }) => id === document.entity);
    if (!url || !doc || !isDocument(doc)) continue;
    const buttons = await loadButtons(url);
    const rights = { buttons, person, clock: companyClock() };
    const rules = {
      doc,
      buttons,
      rowCommands: [],
      judge: (name: string, rows: Parameters<typeof judge>[2]) => judge(doc, name, rows, rights),
    };
    // Judged as a whole, so that nobody is led to what the document then refuses them.
    const whole = await loadRow<Row>(document.entity, document.id);
    const usual = usualOffer(rules, whole, whole);
    if (usual) return { label: fill(GO, { action: usual.label, number: document.number }), url, document };
  }
  return null;
}

/**
 * Where a document goes on once it has no step of its own: opens the document made from it that has one. Undefined while it is not
 * known yet whether there is one, null where there is none.
 */
export function useFollowUp(entity: Entity, row: NamedRow | null): ActionButton | null | undefined {
  const { modules } = useProduct();
  const pages = usePages();
  const menu = useMenu();
  const person = usePerson();
  const id = row && isDocument(entity) ? String(row['id']) : null;
  const related = useRelated(entity, id, row?.['version']);
  const after = related.data?.after ?? [];
  const found = useQuery({
    queryKey: ['follow-up', id, after, person],
    queryFn: () => firstOpen(after, { modules, menu: menu ?? [], person }),
    enabled: after.length > 0 && menu !== undefined,
    staleTime: FRESH_MS,
    meta: { quiet: true },
  });
  if (id === null) return null;
  if (after.length === 0) return related.isPending ? undefined : null;
  if (!found.data) return found.data;
  const { label, url, document } = found.data;
  return {
    name: 'follow-up',
    label,
    why: null,
    run: () => pages.open({ url: `${url}/edit`, params: { id: document.id }, title: [document.number, document.number] }),
  };
}
