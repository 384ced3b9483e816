import { type Entity, fill, inSentence, type Text } from '@takt/model';
import { useCallback } from 'react';
import type { Row } from '../api/calls.ts';
import { usePages } from '../product/pages.tsx';
import { nameOf } from '../product/row-name.ts';

/** The address of a row's own page, for whoever opens it in another window. */
export const hrefOf = (url: string, { id }: Row): string => `#/manage${url}/edit?${new URLSearchParams({ id }).toString()}`;

const NEW: Text = ['新增{title}', 'New {title}'];
let made = 0;

/** Opens a record's page, or an empty one, in a tab of its own. */
export function useOpening(url: string, entity: Entity | undefined, title: Text) {
  const pages = usePages();
  const go = useCallback(
    (params: Readonly<Record<string, string>>, name: Text): void => {
      pages.open({ url: `${url}/edit`, params, title: name });
    },
    [pages, url],
  );
  const open = useCallback(
    (row: Row): void => {
      const name = nameOf(entity, row);
      go({ id: row.id }, [name, name]);
    },
    [go, entity],
  );
  /** A new one; `copied` is the row it begins as. */
  const create = (copied?: Row): void => {
    made += 1;
    const fresh = { new: String(made), ...(copied && { copy: copied.id }) };
    go(fresh, fill(NEW, { title: inSentence(title) }));
  };
  return { open, create };
}
