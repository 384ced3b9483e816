import { query, type Text } from '@takt/model';

/** A list administrators may arrange for others. */
interface ArrangedScreen {
  readonly route: string;
  readonly entity: string;
  readonly label: Text;
  /** The part of the menu it stands in. */
  readonly area: Text;
  /** What of it is published, for a role or for everyone: `list`, `labels`, `query`, `buttons`. */
  readonly arranged: readonly string[];
}
export const arrangedScreens = query<readonly ArrangedScreen[]>()(
  'system.arrangedScreens',
  ['可配置的页面', 'Pages to arrange'],
  {},
  { needs: 'system.layout.publish' },
);
