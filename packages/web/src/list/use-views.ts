import { fill, type Text } from '@takt/model';
import { useDone } from '../kit/done.tsx';
import { usePreference } from './preference.ts';
import { usePublished } from './published.ts';
import { type Audience, ownOf, type SeenView, viewsSeen } from './shared.ts';
import { type View, type Views, viewsOf, withoutView, withView } from './views.ts';

const SHARED: Text = ['视图「{name}」已共享', 'View “{name}” is shared now'];
const CHANGED: Text = ['共享视图「{name}」已更新', 'Shared view “{name}” updated'];
const WITHDRAWN: Text = ['视图「{name}」已取消共享', 'View “{name}” is no longer shared'];

/** The views of a list: one's own and those that are shared, and what may be done with them. */
export interface SavedViews {
  readonly list: readonly SeenView[];
  /** The view the list opens with; null for everything. */
  readonly opening: string | null;
  readonly mayPublish: boolean;
  readonly save: (view: View, shared: Audience | null) => void;
  readonly remove: (view: SeenView) => void;
  readonly openWith: (id: string | null) => void;
  /** Gives one's own view to others: it is theirs then, and changed for all. */
  readonly share: (view: View, audience: Audience) => void;
}

/** Nothing is left to publish when the last view is gone. */
const orNothing = (views: Views): Pick<Views, 'list'> | null => (views.list.length > 0 ? { list: views.list } : null);

export function useViews(url: string): SavedViews & { readonly known: boolean } {
  const done = useDone();
  const { value: kept, known, keep } = usePreference(`views:${url}`);
  const { published, change, known: told } = usePublished(`views:${url}`);
  const own = ownOf(kept);
  const putInto = (view: View) => (before: unknown) => orNothing(withView(viewsOf(before), view));
  return {
    ...viewsSeen(kept, published),
    known: known && told,
    mayPublish: published.mayPublish,
    save: (view, shared) => {
      if (!shared) keep(withView(own, view));
      else change(shared.role, putInto(view), () => done(fill(CHANGED, { name: view.name })));
    },
    remove: (view) => {
      if (!view.shared) keep(withoutView(own, view.id));
      else {
        const without = (before: unknown) => orNothing(withoutView(viewsOf(before), view.id));
        change(view.shared.role, without, () => done(fill(WITHDRAWN, { name: view.name })));
      }
    },
    openWith: (id) => keep({ ...own, opening: id }),
    share: (view, { role }) =>
      change(role, putInto(view), () => {
        keep({ ...withoutView(own, view.id), opening: own.opening });
        done(fill(SHARED, { name: view.name }));
      }),
  };
}
