import type { Published } from '../api/published.ts';
import { isShipped, type View, type Views, viewsOf } from './views.ts';

/** Whom a published thing is meant for: everyone, or the people of a role. */
export interface Audience {
  readonly role: string | null;
}
/** A view as the person sees it: their own, or one that is shared with them. */
export interface SeenView extends View {
  readonly shared: Audience | null;
  /** Of the product itself: nobody changes it. */
  readonly shipped?: true;
}
export const nothingPublished: Published = { forAll: null, forRole: null, mayPublish: false };

/** What stands when the person has arranged nothing: their role's, else everyone's, else nothing. */
export const publishedDefault = ({ forRole, forAll }: Published): unknown => forRole?.value ?? forAll ?? null;

/** What a person has arranged themselves stands above what was published. */
export const arrangementOf = (own: unknown, published: Published): unknown => own ?? publishedDefault(published);

/** Everyone's views, those of the role, and one's own; the same view is shown once, as it stands nearest to the person. */
export function viewsSeen(
  own: unknown,
  { forAll, forRole }: Published,
): { readonly list: readonly SeenView[]; readonly opening: string | null } {
  const mine = viewsOf(own).list.map((view): SeenView => ({ ...view, shared: null }));
  const roles = viewsOf(forRole?.value).list.map((view): SeenView => ({ ...view, shared: { role: forRole?.role ?? null } }));
  const everyones = viewsOf(forAll).list.map((view): SeenView => ({ ...view, shared: { role: null } }));
  const nearest = new Map([...everyones, ...roles, ...mine].map((view) => [view.id, view]));
  const list = [...nearest.values()];
  const opening = openingIn(own);
  return { list, opening: isShipped(opening) || list.some(({ id }) => id === opening) ? opening : null };
}

const openingIn = (own: unknown): string | null => {
  const opening = typeof own === 'object' && own !== null && 'opening' in own ? own.opening : null;
  return typeof opening === 'string' ? opening : null;
};

/** One's own views as they are kept: the opening one may be somebody else's. */
export const ownOf = (own: unknown): Views => ({ list: viewsOf(own).list, opening: openingIn(own) });
