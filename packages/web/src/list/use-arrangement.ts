import type { Text } from '@takt/model';
import { useDone } from '../kit/done.tsx';
import type { Layout } from './layout.ts';
import { usePreference } from './preference.ts';
import { usePublished } from './published.ts';
import { type Audience, arrangementOf, publishedDefault } from './shared.ts';

const PUBLISHED: Text = ['已发布为默认列设置', 'Published as the default columns'];
const WITHDRAWN: Text = ['已取消发布的列设置', 'The published columns were taken back'];

/** How the columns of a list stand for this person, and where that comes from. */
export interface Arrangement {
  /** One's own, else the role's, else everyone's; null where nobody has arranged anything. */
  readonly current: unknown;
  /** What one falls back to without an arrangement of one's own. */
  readonly fallback: unknown;
  readonly mayPublish: boolean;
  readonly keep: (layout: Layout | null) => void;
  readonly publish: (audience: Audience, layout: Layout | null) => void;
}

export function useArrangement(url: string): Arrangement & { readonly known: boolean } {
  const done = useDone();
  const { value: kept, known, keep } = usePreference(`list:${url}`);
  const { published, change, known: told } = usePublished(`list:${url}`);
  return {
    known: known && told,
    current: arrangementOf(kept, published),
    fallback: publishedDefault(published),
    mayPublish: published.mayPublish,
    keep,
    publish: ({ role }, layout) =>
      change(
        role,
        () => layout,
        () => done(layout ? PUBLISHED : WITHDRAWN),
      ),
  };
}
